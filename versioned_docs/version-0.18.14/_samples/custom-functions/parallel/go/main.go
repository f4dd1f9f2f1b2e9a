// Runs checks in parallel.
package main

import (
	"context"
	"sync"

	"dagger/my-module/internal/dagger"
)

// Checks a website.
type MyModule struct{}

// Runs the linter and the tests in parallel and returns their output.
func (m *MyModule) Check(
	ctx context.Context,
	// The website's source directory.
	source *dagger.Directory,
) ([]string, error) {
	scripts := []string{"lint", "test"}
	outputs := make([]string, len(scripts))
	errs := make([]error, len(scripts))
	base := dag.Container().
		From("node:22-slim").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"npm", "ci"})
	var running sync.WaitGroup
	for i, script := range scripts {
		running.Add(1)
		go func() {
			defer running.Done()
			outputs[i], errs[i] = base.WithExec([]string{"npm", "run", script}).Stdout(ctx)
		}()
	}
	running.Wait()
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	return outputs, nil
}
