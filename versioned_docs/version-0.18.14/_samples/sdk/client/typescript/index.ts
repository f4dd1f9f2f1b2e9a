/** Builds a Go program without a Dagger module. */
import { connection, dag } from "@dagger.io/dagger"

await connection(
  async () => {
    const source = dag.host().directory(".", { exclude: [".git"] })
    await dag
      .container()
      .from("golang:1.24-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["go", "build", "-o", "app", "."])
      .file("app")
      .export("./app")
  },
  { LogOutput: process.stderr },
)
