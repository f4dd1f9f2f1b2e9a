// Lists the files that a formatter would change.
package main

import (
	"context"
	"errors"
	"fmt"

	"dagger/my-module/internal/dagger"
)

// Checks the formatting of a website's files.
type MyModule struct{}

// Fails and lists the files if Prettier would change any.
func (m *MyModule) Formatted(
	ctx context.Context,
	// The website's source directory.
	source *dagger.Directory,
) error {
	_, err := dag.Container().
		From("node:22-slim").
		WithExec([]string{"npm", "install", "--global", "prettier@3.6.2"}).
		WithMountedDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"prettier", "--list-different", "."}).
		Sync(ctx)
	// region: code
	var failed *dagger.ExecError
	if errors.As(err, &failed) && failed.ExitCode == 1 && failed.Stdout != "" {
		return fmt.Errorf("run prettier on these files:\n%s", failed.Stdout)
	}
	return err
	// endregion: code
}
