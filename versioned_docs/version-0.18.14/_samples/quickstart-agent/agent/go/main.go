// An agent that writes Go programs.
package main

import "dagger/coding-agent/internal/dagger"

// What the model is told; $assignment is filled in from the environment.
const prompt = `You are an experienced Go programmer.
Write a Go program that does this: $assignment

The container "builder" has Go and the working directory /app.
Write go.mod and main.go there, then run "go build ./..." and
mend the program until it builds.
Save the container with the finished program as "completed".`

// An agent that writes Go programs.
type CodingAgent struct{}

// Writes a Go program, and returns a container that holds it.
func (m *CodingAgent) GoProgram(
	// What the program should do.
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
