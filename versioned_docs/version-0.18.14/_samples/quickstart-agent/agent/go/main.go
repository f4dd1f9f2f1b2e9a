// An agent that writes Go programs.
package main

import "dagger/coding-agent/internal/dagger"

// The prompt. Dagger replaces $assignment with the input of that name.
const prompt = `You are an experienced Go programmer.
Write a Go program that does this: $assignment

The container "builder" has Go and the working directory /app.
Write go.mod and main.go there, then run "go build ./..." and
fix the program until it builds.
Save the container with the finished program as "completed".`

// An agent that writes Go programs.
type CodingAgent struct{}

// Writes a Go program and returns it in a container.
func (m *CodingAgent) GoProgram(
	// A description of the program to write.
	assignment string,
) *dagger.Container {
	builder := dag.Container().From("golang:1.24-alpine").WithWorkdir("/app")
	environment := dag.Env().
		WithStringInput("assignment", assignment, "What the program should do.").
		WithContainerInput("builder", builder, "A container with Go, to write and build the program in.").
		WithContainerOutput("completed", "The container with the finished program, which builds.")
	return dag.LLM().
		WithEnv(environment).
		WithPrompt(prompt).
		Env().
		Output("completed").
		AsContainer()
}
