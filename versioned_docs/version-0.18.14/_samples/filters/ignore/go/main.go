// Lists the files that are uploaded for a function.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Lists files.
type MyModule struct{}

// Lists the uploaded files and directories.
func (m *MyModule) Files(
	ctx context.Context,
	// The project directory, without generated and private files.
	// +defaultPath="/"
	// +ignore=["**/node_modules", "dist", ".git", "**/.env*", "!**/.env.example"]
	source *dagger.Directory,
) ([]string, error) {
	return source.Glob(ctx, "**/*")
}
