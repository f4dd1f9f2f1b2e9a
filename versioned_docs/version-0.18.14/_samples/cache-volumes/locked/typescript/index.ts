/** Installs Debian packages with a cache that one exec can use at a time. */
import { CacheSharingMode, Container, dag, func, object } from "@dagger.io/dagger"

/** Builds containers with Debian packages. */
@object()
export class MyModule {
  /**
   * Returns a Debian container with packages installed.
   *
   * @param packages The packages to install.
   */
  @func()
  tools(packages: string[]): Container {
    return dag
      .container()
      .from("debian:12-slim")
      .withMountedCache("/var/cache/apt/archives", dag.cacheVolume("apt-archives"), {
        sharing: CacheSharingMode.Locked,
      })
      .withoutFile("/etc/apt/apt.conf.d/docker-clean")
      .withExec(["apt-get", "update"])
      .withExec(["apt-get", "install", "--yes", ...packages])
  }
}
