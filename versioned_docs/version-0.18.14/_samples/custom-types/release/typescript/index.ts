/** Creates releases of a project. */
import { dag, File, func, object } from "@dagger.io/dagger"

/** A package for one platform. */
@object()
export class Package {
  /** The operating system. */
  @func()
  os: string

  /** The CPU architecture. */
  @func()
  arch: string

  constructor(os: string, arch: string) {
    this.os = os
    this.arch = arch
  }

  /** Returns the name of the package's archive. */
  @func()
  archive(): string {
    return `app_${this.os}_${this.arch}.tar.gz`
  }
}

/** A version of the project, with its packages. */
@object()
export class Release {
  /** The version number. */
  @func()
  version: string

  /** The packages, one for each platform. */
  @func()
  packages: Package[]

  constructor(version: string, packages: Package[]) {
    this.version = version
    this.packages = packages
  }

  /** Returns the release notes. */
  @func()
  notes(): File {
    return dag.directory().withNewFile("NOTES.md", `# Release ${this.version}\n`).file("NOTES.md")
  }
}

/** Creates releases of a project. */
@object()
export class MyModule {
  /**
   * Creates a release with its packages.
   *
   * @param version The release's version.
   */
  @func()
  release(version: string): Release {
    return new Release(version, [new Package("linux", "amd64"), new Package("darwin", "arm64")])
  }
}
