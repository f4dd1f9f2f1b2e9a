// Reads two results of one step.
package main

import "context"

// Reads two results of one step.
type MyModule struct{}

// Returns a command's stdout and stderr. The command only runs once.
func (m *MyModule) Output(ctx context.Context) (string, error) {
	step := dag.Container().
		From("alpine:3.22").
		WithExec([]string{"sh", "-c", "echo result; echo warning >&2"})
	out, err := step.Stdout(ctx)
	if err != nil {
		return "", err
	}
	warnings, err := step.Stderr(ctx)
	if err != nil {
		return "", err
	}
	return out + warnings, nil
}
