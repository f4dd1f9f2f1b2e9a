/** Lets a language model fix a program and checks the result. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Fixes programs. */
@object()
export class MyModule {
  /**
   * Fixes a Go program until its tests pass and returns its files.
   *
   * @param source The program's source directory.
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
      .withContainerOutput("fixed", "the container in which the command go test ./... succeeds")

    // region: limit
    const fixed = dag
      .llm({ maxAPICalls: 30 })
      .withEnv(environment)
      .withPrompt("Fix the program. Do not change its tests.")
      .env()
      .output("fixed")
      .asContainer()
    // endregion: limit

    return broken
      .withDirectory("/src", fixed.directory("/src"))
      .withDirectory("/src", source, { include: ["**/*_test.go"] })
      .withExec(["go", "test", "./..."])
      .directory("/src")
  }
}
