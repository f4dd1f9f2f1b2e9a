/** Calls a web server, or only says so. */
import { Container, dag, func, object } from "@dagger.io/dagger"

function request(): Container {
  return dag
    .container()
    .from("alpine:3.22")
    .withExec(["wget", "-q", "-O", "/answer", "https://example.com"])
}

/** Calls a web server, or only says so. */
@object()
export class MyModule {
  /** Describes the request. No request is made. */
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
