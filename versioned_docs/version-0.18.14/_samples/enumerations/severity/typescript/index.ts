/** Scans images for vulnerabilities. */
import { dag, func, object } from "@dagger.io/dagger"

/** How bad a vulnerability is. */
export enum Severity {
  /** Worth knowing. */
  Low = "LOW",
  /** Mend it soon. */
  High = "HIGH",
  /** Mend it now. */
  Critical = "CRITICAL",
}

/** Scans images. */
@object()
export class MyModule {
  /**
   * Scans an image and returns the report.
   *
   * @param image The image's address.
   * @param severity The severity to report.
   */
  @func()
  async scan(image: string, severity: Severity): Promise<string> {
    return dag
      .container()
      .from("aquasec/trivy:0.64.1")
      .withExec(["trivy", "image", "--quiet", `--severity=${severity}`, image])
      .stdout()
  }
}
