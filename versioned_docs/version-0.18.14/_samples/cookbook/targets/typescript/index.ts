/** Builds a command-line tool for several platforms. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Builds a command-line tool for several platforms. */
@object()
export class MyModule {
  /**
   * Builds the tool for all targets and returns the programs in one directory.
   *
   * @param source The tool's source directory.
   * @param name The tool's name.
   * @param targets The targets, each as GOOS/GOARCH.
   */
  @func()
  async release(
    source: Directory,
    name: string,
    targets: string[] = ["linux/amd64", "linux/arm64", "darwin/arm64", "windows/amd64"],
  ): Promise<Directory> {
    // Runs the builds in parallel; otherwise, each would wait for the one before.
    const programs = await Promise.all(
      targets.map((target) => this.target(source, name, target).sync()),
    )
    return programs.reduce((release, program) => release.withDirectory("/", program), dag.directory())
  }

  /**
   * Builds the tool for one target.
   *
   * @param source The tool's source directory.
   * @param name The tool's name.
   * @param target The target, as GOOS/GOARCH.
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
