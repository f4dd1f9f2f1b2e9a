/** Runs commands on files. */
import { Container, dag, Directory, func, object } from "@dagger.io/dagger"

/** Runs commands on files. */
@object()
export class Runner {
  private image: string

  private workdir: string

  /**
   * @param image The image to run commands in.
   * @param workdir The directory to copy the files to.
   */
  constructor(image: string, workdir: string = "/src") {
    this.image = image
    this.workdir = workdir
  }

  /**
   * Runs a command on the files.
   *
   * @param source The files to copy.
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
