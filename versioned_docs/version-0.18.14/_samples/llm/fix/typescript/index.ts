/** Lets a language model mend a program, and checks what it did. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Mends programs. */
@object()
export class MyModule {
  /**
   * Mends a Go program until its tests pass, and returns its files.
   *
   * @param source The program.
   */
  @func()
  fix(source: Directory): Directory {
    const broken = dag
      .container()
      .from("golang:1.24-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
    const environment = dag
      .env()
      .withContainerInput("broken", broken, "a container with Go and a program in /src whose tests fail")
      .withContainerOutput("mended", "the container in which the command go test ./... succeeds")

    // region: limit
    const mended = dag
      .llm({ maxAPICalls: 30 })
      .withEnv(environment)
      .withPrompt("Mend the program. Do not change its tests.")
      .env()
      .output("mended")
      .asContainer()
    // endregion: limit

    return broken
      .withDirectory("/src", mended.directory("/src"))
      .withDirectory("/src", source, { include: ["**/*_test.go"] })
      .withExec(["go", "test", "./..."])
      .directory("/src")
  }
}
