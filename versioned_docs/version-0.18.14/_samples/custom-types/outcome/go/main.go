// Lints shell scripts and keeps the report.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// The outcome of a check.
type Outcome struct {
	// Whether the check passed.
	Passed bool
	// The linter's report.
	Report *dagger.File
}

// Lints shell scripts.
type MyModule struct{}

// Lints shell scripts and returns the report, even if there are findings.
func (m *MyModule) Check(
	ctx context.Context,
	// The directory that contains the scripts.
	source *dagger.Directory,
) (*Outcome, error) {
	done := dag.Container().
		From("koalaman/shellcheck-alpine:v0.10.0").
		WithMountedDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"sh", "-c", "shellcheck *.sh > /report.txt 2>&1"}, dagger.ContainerWithExecOpts{
			Expect: dagger.ReturnTypeAny,
		})
	code, err := done.ExitCode(ctx)
	if err != nil {
		return nil, err
	}
	return &Outcome{Passed: code == 0, Report: done.File("/report.txt")}, nil
}
