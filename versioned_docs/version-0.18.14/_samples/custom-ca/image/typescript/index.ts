/** Builds images that trust a company's certificate authority. */
import { Container, dag, File, func, object } from "@dagger.io/dagger"

/** Builds images that trust a company's certificate authority. */
@object()
export class MyModule {
  /**
   * Builds an Alpine image with the certificate installed.
   *
   * @param certificate The CA certificate, in PEM format.
   */
  @func()
  base(certificate: File): Container {
    return (
      dag
        .container()
        .from("alpine:3.22")
        .withExec(["apk", "add", "ca-certificates"])
        // region: install
        .withFile("/usr/local/share/ca-certificates/company.crt", certificate)
        .withExec(["update-ca-certificates"])
      // endregion: install
    )
  }
}
