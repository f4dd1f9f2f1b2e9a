/** Shows how names become those of the command line. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Counts lines. */
@object()
export class MyModule {
  /**
   * The number of lines in the files of a directory whose names match a pattern.
   *
   * @param sourceDir The directory to look into.
   * @param filePattern The pattern of the names.
   */
  @func()
  async countLines(sourceDir: Directory, filePattern: string = "*.md"): Promise<string> {
    return dag
      .container()
      .from("alpine:3.22")
      .withMountedDirectory("/src", sourceDir)
      .withEnvVariable("PATTERN", filePattern)
      .withExec(["sh", "-c", 'find /src -name "$PATTERN" -type f -exec cat {} + | wc -l'])
      .stdout()
  }
}
