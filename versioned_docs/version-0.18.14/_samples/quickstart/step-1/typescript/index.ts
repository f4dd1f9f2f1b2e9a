/** First steps with Dagger. */
import { Container, dag, func, object } from "@dagger.io/dagger"

/** First steps with Dagger. */
@object()
export class Basics {
  /** Returns an Alpine container with Git. */
  @func()
  tools(): Container {
    return dag.container().from("alpine:3.22").withExec(["apk", "add", "--no-cache", "git"])
  }
}
