// Opens a terminal when tests fail.
package main

import (
	"context"
	"fmt"

	"dagger/my-module/internal/dagger"
)

// Runs tests.
type MyModule struct{}

// Runs the tests, and opens a terminal if they fail.
func (m *MyModule) Test(
	ctx context.Context,
	// The project directory.
	source *dagger.Directory,
) (string, error) {
	tests := dag.Container().
		From("golang:1.24-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "test", "./..."}, dagger.ContainerWithExecOpts{Expect: dagger.ReturnTypeAny})
	code, err := tests.ExitCode(ctx)
	if err != nil {
		return "", err
	}
	// region: terminal
	if code != 0 {
		if _, err := tests.Terminal().Sync(ctx); err != nil {
			return "", err
		}
		return "", fmt.Errorf("tests ended with code %d", code)
	}
	// endregion: terminal
	return tests.Stdout(ctx)
}
