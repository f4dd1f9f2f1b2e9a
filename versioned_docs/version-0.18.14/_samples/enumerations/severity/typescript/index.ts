/** Scans images for vulnerabilities. */
import { dag, func, object } from "@dagger.io/dagger"

/** The severity of a vulnerability. */
export enum Severity {
  /** Fix when convenient. */
  Low = "LOW",
  /** Fix soon. */
  High = "HIGH",
  /** Fix immediately. */
  Critical = "CRITICAL",
}

/** Scans images for vulnerabilities. */
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
