/** Downloads a file and checks what came. */
import { dag, File, func, object } from "@dagger.io/dagger"

/** Downloads files. */
@object()
export class MyModule {
  /**
   * A file from the web. The call fails if its content is not the expected one.
   *
   * @param url The address of the file.
   * @param checksum The SHA-256 checksum of the file, in hexadecimal digits.
   */
  @func()
  download(url: string, checksum: string): File {
    return dag
      .container()
      .from("alpine:3.22")
      .withWorkdir("/download")
      .withFile("file", dag.http(url))
      .withNewFile("sums", `${checksum}  file\n`)
      .withExec(["sha256sum", "-c", "sums"])
      .file("file")
  }
}
