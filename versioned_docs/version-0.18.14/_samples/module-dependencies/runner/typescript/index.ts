/** Runs commands on files. */
import { Container, dag, Directory, func, object } from "@dagger.io/dagger"

/** Runs commands on files. */
@object()
export class Runner {
  private image: string

  private workdir: string

  /**
   * @param image The image in which commands run.
   * @param workdir The directory that gets the files.
   */
  constructor(image: string, workdir: string = "/src") {
    this.image = image
    this.workdir = workdir
  }

  /**
   * Runs a command on the files.
   *
   * @param source The files.
   * @param command The command and its arguments.
   */
  @func()
  run(source: Directory, command: string[]): Container {
    return dag
      .container()
      .from(this.image)
      .withDirectory(this.workdir, source)
      .withWorkdir(this.workdir)
      .withExec(command)
  }
}
