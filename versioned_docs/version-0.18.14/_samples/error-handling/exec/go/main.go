// Reports why a test run failed.
package main

import (
	"context"
	"errors"
	"fmt"

	"dagger/my-module/internal/dagger"
)

// Runs tests.
type MyModule struct{}

// Runs the tests, and reports the exit code and output if they fail.
func (m *MyModule) Test(
	ctx context.Context,
	// The project directory.
	source *dagger.Directory,
) (string, error) {
	output, err := dag.Container().
		From("golang:1.24-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "test", "./..."}).
		Stdout(ctx)
	// region: catch
	var failed *dagger.ExecError
	if errors.As(err, &failed) {
		return "", fmt.Errorf("tests ended with code %d:\n%s", failed.ExitCode, failed.Stdout)
	}
	// endregion: catch
	return output, err
}
