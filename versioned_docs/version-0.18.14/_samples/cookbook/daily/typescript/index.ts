/** Builds a base image with the day's security updates. */
import { Container, dag, func, object } from "@dagger.io/dagger"

/** Builds base images. */
@object()
export class MyModule {
  /** Returns Alpine Linux with today's updates, cached for the rest of the day. */
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
