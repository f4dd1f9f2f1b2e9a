/** Shows that Dagger only runs a request if you need its result. */
import { Container, dag, func, object } from "@dagger.io/dagger"

function request(): Container {
  return dag
    .container()
    .from("alpine:3.22")
    .withExec(["wget", "-q", "-O", "/answer", "https://example.com"])
}

/** Shows that Dagger only runs a request if you need its result. */
@object()
export class MyModule {
  /** Describes the request without making it. */
  @func()
  forgotten(): string {
    request()
    return "done"
  }

  /** Makes the request. */
  @func()
  async forced(): Promise<string> {
    await request().sync()
    return "done"
  }
}
