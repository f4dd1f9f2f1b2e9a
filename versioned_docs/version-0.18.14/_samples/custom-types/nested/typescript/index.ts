/** Inspects images. */
import { Container, func, object } from "@dagger.io/dagger"

/** A Linux distribution. */
@object()
export class Distribution {
  /** The distribution's ID, for example alpine. */
  @func()
  name: string

  /** The distribution's version. */
  @func()
  version: string

  constructor(name: string, version: string) {
    this.name = name
    this.version = version
  }
}

/** An image's user and distribution. */
@object()
export class Image {
  /** The user that processes run as; empty for root. */
  @func()
  user: string

  /** The image's Linux distribution. */
  @func()
  distribution: Distribution

  constructor(user: string, distribution: Distribution) {
    this.user = user
    this.distribution = distribution
  }
}

/** Inspects images. */
@object()
export class MyModule {
  /**
   * Returns an image's user and distribution.
   *
   * @param image The image to inspect.
   */
  @func()
  async inspect(image: Container): Promise<Image> {
    const release = await image
      .withExec(["sh", "-c", '. /etc/os-release; printf %s "$ID:$VERSION_ID"'])
      .stdout()
    const [name, version] = release.split(":")
    return new Image(await image.user(), new Distribution(name, version))
  }
}
