// Lets a language model fix a program and checks the result.
package main

import "dagger/my-module/internal/dagger"

// Fixes programs.
type MyModule struct{}

// Fixes a Go program until its tests pass and returns its files.
func (m *MyModule) Fix(
	// The program's source directory.
	source *dagger.Directory,
) *dagger.Directory {
	broken := dag.Container().
		From("golang:1.24-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src")
	environment := dag.Env().
		WithContainerInput("broken", broken, "a container with Go and a program in /src whose tests fail").
		WithContainerOutput("fixed", "the container in which the command go test ./... succeeds")

	// region: limit
	fixed := dag.LLM(dagger.LLMOpts{MaxAPICalls: 30}).
		WithEnv(environment).
		WithPrompt("Fix the program. Do not change its tests.").
		Env().
		Output("fixed").
		AsContainer()
	// endregion: limit

	return broken.
		WithDirectory("/src", fixed.Directory("/src")).
		WithDirectory("/src", source, dagger.ContainerWithDirectoryOpts{Include: []string{"**/*_test.go"}}).
		WithExec([]string{"go", "test", "./..."}).
		Directory("/src")
}
