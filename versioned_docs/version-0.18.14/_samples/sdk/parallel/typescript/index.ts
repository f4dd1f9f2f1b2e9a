/** Vets and tests a Go project in parallel. */
import { connection, dag } from "@dagger.io/dagger"

await connection(
  async () => {
    const project = dag
      .container()
      .from("golang:1.24-alpine")
      .withDirectory("/src", dag.host().directory(".", { exclude: [".git"] }))
      .withWorkdir("/src")

    // region: parallel
    await Promise.all([
      project.withExec(["go", "vet", "./..."]).sync(),
      project.withExec(["go", "test", "./..."]).sync(),
    ])
    // endregion: parallel
  },
  { LogOutput: process.stderr },
)
