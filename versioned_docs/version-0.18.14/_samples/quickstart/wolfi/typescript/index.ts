/** Declares what github.com/dagger/dagger/modules/wolfi offers, for the check of the samples that call it. */
import { Container, dag, func, object, Platform } from "@dagger.io/dagger"

/** Containers made of packages of Wolfi Linux. */
@object()
export class Wolfi {
  /**
   * A container with the given packages.
   *
   * @param packages The packages to install.
   * @param arch The architecture to build for.
   * @param overlays Containers whose files are laid over the result.
   */
  @func()
  container(packages: string[] = [], arch?: string, overlays: Container[] = []): Container {
    let container = dag
      .container({ platform: arch as Platform | undefined })
      .withExec(["apk", "add", ...packages])
    for (const overlay of overlays) {
      container = container.withDirectory("/", overlay.rootfs())
    }
    return container
  }
}
