/** Packs files into images. */
import { Container, Directory, File, func, object } from "@dagger.io/dagger"

/** Packs files into images. */
@object()
export class MyModule {
  /**
   * An image with a directory and a configuration file added.
   *
   * @param base The image to start from.
   * @param source What to copy to /app.
   * @param config What to copy to /etc/app.conf.
   */
  @func()
  pack(base: Container, source: Directory, config: File): Container {
    return base.withDirectory("/app", source).withFile("/etc/app.conf", config)
  }
}
