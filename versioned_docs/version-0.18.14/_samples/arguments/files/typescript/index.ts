/** Adds files to images. */
import { Container, Directory, File, func, object } from "@dagger.io/dagger"

/** Adds files to images. */
@object()
export class MyModule {
  /**
   * Adds a directory and a configuration file to an image.
   *
   * @param base The base image.
   * @param source The directory to copy to /app.
   * @param config The file to copy to /etc/app.conf.
   */
  @func()
  pack(base: Container, source: Directory, config: File): Container {
    return base.withDirectory("/app", source).withFile("/etc/app.conf", config)
  }
}
