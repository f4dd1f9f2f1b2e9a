/** Builds a command-line tool for several systems. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Builds a command-line tool for several systems. */
@object()
export class MyModule {
  /**
   * The programs for all targets, in one directory.
   *
   * @param source The tool's sources.
   * @param name The tool's name.
   * @param targets Systems and architectures, as GOOS/GOARCH.
   */
  @func()
  async release(
    source: Directory,
    name: string,
    targets: string[] = ["linux/amd64", "linux/arm64", "darwin/arm64", "windows/amd64"],
  ): Promise<Directory> {
    // Starts all builds. Without it, each would wait for the one before.
    const programs = await Promise.all(
      targets.map((target) => this.target(source, name, target).sync()),
    )
    return programs.reduce((release, program) => release.withDirectory("/", program), dag.directory())
  }

  /**
   * A directory with the program for one target.
   *
   * @param source The tool's sources.
   * @param name The tool's name.
   * @param target A system and an architecture, as GOOS/GOARCH.
   */
  @func()
  target(source: Directory, name: string, target: string): Directory {
    const [system, architecture] = target.split("/")
    const file = `${name}_${system}_${architecture}${system === "windows" ? ".exe" : ""}`

    return dag
      .container()
      .from("golang:1.24-alpine")
      .withMountedCache("/go/pkg/mod", dag.cacheVolume("go-modules"))
      .withMountedCache("/root/.cache/go-build", dag.cacheVolume("go-build"))
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withEnvVariable("CGO_ENABLED", "0")
      .withEnvVariable("GOOS", system)
      .withEnvVariable("GOARCH", architecture)
      .withExec(["go", "build", "-o", `/out/${file}`, "."])
      .directory("/out")
  }
}
