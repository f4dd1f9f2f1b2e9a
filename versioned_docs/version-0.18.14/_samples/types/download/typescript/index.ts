/** Downloads a file and verifies its checksum. */
import { dag, File, func, object } from "@dagger.io/dagger"

/** Downloads files. */
@object()
export class MyModule {
  /**
   * Downloads a file, and fails if its checksum doesn't match.
   *
   * @param url The file's URL.
   * @param checksum The file's SHA-256 checksum, in hexadecimal.
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
