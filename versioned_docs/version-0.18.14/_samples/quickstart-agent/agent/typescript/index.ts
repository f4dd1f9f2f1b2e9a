/** An agent that writes Go programs. */
import { Container, dag, func, object } from "@dagger.io/dagger"

// The prompt. Dagger replaces $assignment with the input of that name.
const prompt = `You are an experienced Go programmer.
Write a Go program that does this: $assignment

The container "builder" has Go and the working directory /app.
Write go.mod and main.go there, then run "go build ./..." and
fix the program until it builds.
Save the container with the finished program as "completed".`

/** An agent that writes Go programs. */
@object()
export class CodingAgent {
  /**
   * Writes a Go program and returns it in a container.
   *
   * @param assignment A description of the program to write.
   */
  @func()
  goProgram(assignment: string): Container {
    const builder = dag.container().from("golang:1.24-alpine").withWorkdir("/app")
    const environment = dag
      .env()
      .withStringInput("assignment", assignment, "What the program should do.")
      .withContainerInput(
        "builder",
        builder,
        "A container with Go, to write and build the program in.",
      )
      .withContainerOutput("completed", "The container with the finished program, which builds.")
    return dag.llm().withEnv(environment).withPrompt(prompt).env().output("completed").asContainer()
  }
}
