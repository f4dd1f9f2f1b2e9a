// Lists the files that reach a function.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Lists files.
type MyModule struct{}

// The files that are uploaded.
func (m *MyModule) Files(
	ctx context.Context,
	// The project, without what is generated or private.
	// +defaultPath="/"
	// +ignore=["**/node_modules", "dist", ".git", "**/.env*", "!**/.env.example"]
	source *dagger.Directory,
) ([]string, error) {
	return source.Glob(ctx, "**/*")
}
