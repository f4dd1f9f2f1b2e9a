/** Makes a base image with the security updates of the day. */
import { Container, dag, func, object } from "@dagger.io/dagger"

/** Makes base images. */
@object()
export class MyModule {
  /** Alpine Linux with today's updates. Further calls on the same day take them from the cache. */
  @func()
  base(): Container {
    return (
      dag
        .container()
        .from("alpine:3.22")
        // region: daily
        .withEnvVariable("UPDATED_ON", new Date().toISOString().slice(0, 10))
        .withExec(["apk", "upgrade", "--no-cache"])
        .withoutEnvVariable("UPDATED_ON")
      // endregion: daily
    )
  }
}
