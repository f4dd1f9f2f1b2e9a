// Tests a Ruby project with environment variables from the caller.
package main

import (
	"context"
	"fmt"
	"strings"

	"dagger/my-module/internal/dagger"
)

// Tests Ruby projects.
type MyModule struct{}

// Runs the tests. Changing the variables doesn't reinstall the gems.
func (m *MyModule) Test(
	ctx context.Context,
	// The project directory, with Gemfile and Gemfile.lock.
	source *dagger.Directory,
	// Environment variables for the tests, each as NAME=VALUE.
	// +optional
	variables []string,
) (string, error) {
	tests := dag.Container().
		From("ruby:3.4").
		WithWorkdir("/src").
		WithDirectory(".", source, dagger.ContainerWithDirectoryOpts{Include: []string{"Gemfile", "Gemfile.lock"}}).
		WithExec([]string{"bundle", "install"}).
		WithDirectory(".", source)
	// region: variables
	for _, variable := range variables {
		name, value, found := strings.Cut(variable, "=")
		if !found {
			return "", fmt.Errorf("%q has no value, write %s=VALUE", name, name)
		}
		tests = tests.WithEnvVariable(name, value)
	}
	// endregion: variables
	return tests.WithExec([]string{"bundle", "exec", "rake", "test"}).Stdout(ctx)
}
