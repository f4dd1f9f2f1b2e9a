/** Adds functions to the API. */
import { dag, func, object } from "@dagger.io/dagger"

/** Tells about releases of Alpine Linux. */
@object()
export class MyModule {
  /**
   * The exact version behind a tag of Alpine Linux.
   *
   * @param tag The tag.
   */
  @func()
  async release(tag: string = "3.22"): Promise<string> {
    return dag.container().from(`alpine:${tag}`).file("/etc/alpine-release").contents()
  }
}
