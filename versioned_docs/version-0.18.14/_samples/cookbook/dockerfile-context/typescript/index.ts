/** Builds Dockerfiles that are not where they usually are. */
import { Container, Directory, File, func, object } from "@dagger.io/dagger"

/** Builds Dockerfiles that are not where they usually are. */
@object()
export class MyModule {
  /**
   * An image from a Dockerfile with another name, or in a subdirectory.
   *
   * @param source The build context.
   * @param path The Dockerfile's path in the build context.
   */
  @func()
  named(source: Directory, path: string): Container {
    return source.dockerBuild({ dockerfile: path })
  }

  /**
   * An image from a Dockerfile that is not in the build context.
   *
   * @param source The build context.
   * @param dockerfile The Dockerfile.
   */
  @func()
  outside(source: Directory, dockerfile: File): Container {
    return source.withFile("Dockerfile", dockerfile).dockerBuild()
  }
}
