// Lets a language model mend a program, and checks what it did.
package main

import "dagger/my-module/internal/dagger"

// Mends programs.
type MyModule struct{}

// Mends a Go program until its tests pass, and returns its files.
func (m *MyModule) Fix(
	// The program.
	source *dagger.Directory,
) *dagger.Directory {
	broken := dag.Container().
		From("golang:1.24-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src")
	environment := dag.Env().
		WithContainerInput("broken", broken, "a container with Go and a program in /src whose tests fail").
		WithContainerOutput("mended", "the container in which the command go test ./... succeeds")

	// region: limit
	mended := dag.LLM(dagger.LLMOpts{MaxAPICalls: 30}).
		WithEnv(environment).
		WithPrompt("Mend the program. Do not change its tests.").
		Env().
		Output("mended").
		AsContainer()
	// endregion: limit

	return broken.
		WithDirectory("/src", mended.Directory("/src")).
		WithDirectory("/src", source, dagger.ContainerWithDirectoryOpts{Include: []string{"**/*_test.go"}}).
		WithExec([]string{"go", "test", "./..."}).
		Directory("/src")
}
