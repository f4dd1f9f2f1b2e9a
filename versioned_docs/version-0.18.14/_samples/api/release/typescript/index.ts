/** Adds a function to the Dagger API. */
import { dag, func, object } from "@dagger.io/dagger"

/** Looks up Alpine Linux releases. */
@object()
export class MyModule {
  /**
   * Returns the exact Alpine Linux version of an image tag.
   *
   * @param tag The tag of the alpine image.
   */
  @func()
  async release(tag: string = "3.22"): Promise<string> {
    return dag.container().from(`alpine:${tag}`).file("/etc/alpine-release").contents()
  }
}
