// Runs every check and reports all failures.
package main

import (
	"context"
	"fmt"
	"strings"

	"dagger/my-module/internal/dagger"
)

// Checks Go projects.
type MyModule struct{}

// Runs every check, then fails with a list of those that failed.
func (m *MyModule) Check(
	ctx context.Context,
	// The project directory.
	source *dagger.Directory,
) (string, error) {
	project := dag.Container().
		From("golang:1.24-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src")

	var failures []string
	for _, command := range []string{"go vet ./...", "go test ./...", `test -z "$(gofmt -l .)"`} {
		// region: collect
		code, err := project.
			WithExec([]string{"sh", "-c", command}, dagger.ContainerWithExecOpts{Expect: dagger.ReturnTypeAny}).
			ExitCode(ctx)
		if err != nil {
			return "", err
		}
		if code != 0 {
			failures = append(failures, fmt.Sprintf("%s (code %d)", command, code))
		}
		// endregion: collect
	}
	if len(failures) > 0 {
		return "", fmt.Errorf("failed checks: %s", strings.Join(failures, ", "))
	}
	return "all checks passed", nil
}
