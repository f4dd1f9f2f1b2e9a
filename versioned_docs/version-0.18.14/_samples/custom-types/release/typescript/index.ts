/** Makes releases of a project. */
import { dag, File, func, object } from "@dagger.io/dagger"

/** What is installed on one platform. */
@object()
export class Package {
  /** The operating system. */
  @func()
  os: string

  /** The processor's architecture. */
  @func()
  arch: string

  constructor(os: string, arch: string) {
    this.os = os
    this.arch = arch
  }

  /** The name of the package's archive. */
  @func()
  archive(): string {
    return `app_${this.os}_${this.arch}.tar.gz`
  }
}

/** A version of the project and what belongs to it. */
@object()
export class Release {
  /** The version's number. */
  @func()
  version: string

  /** One package for each platform. */
  @func()
  packages: Package[]

  constructor(version: string, packages: Package[]) {
    this.version = version
    this.packages = packages
  }

  /** A release's notes. */
  @func()
  notes(): File {
    return dag.directory().withNewFile("NOTES.md", `# Release ${this.version}\n`).file("NOTES.md")
  }
}

/** Makes releases. */
@object()
export class MyModule {
  /**
   * A release with its packages.
   *
   * @param version The version of the release.
   */
  @func()
  release(version: string): Release {
    return new Release(version, [new Package("linux", "amd64"), new Package("darwin", "arm64")])
  }
}
