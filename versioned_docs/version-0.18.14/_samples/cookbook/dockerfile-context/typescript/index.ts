/** Builds Dockerfiles with unusual names or locations. */
import { Container, Directory, File, func, object } from "@dagger.io/dagger"

/** Builds Dockerfiles with unusual names or locations. */
@object()
export class MyModule {
  /**
   * Builds a Dockerfile with another name or in a subdirectory.
   *
   * @param source The build context.
   * @param path The Dockerfile's path in the build context.
   */
  @func()
  named(source: Directory, path: string): Container {
    return source.dockerBuild({ dockerfile: path })
  }

  /**
   * Builds a Dockerfile from outside the build context.
   *
   * @param source The build context.
   * @param dockerfile The Dockerfile.
   */
  @func()
  outside(source: Directory, dockerfile: File): Container {
    return source.withFile("Dockerfile", dockerfile).dockerBuild()
  }
}
