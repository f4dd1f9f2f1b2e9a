/** Looks into images. */
import { Container, func, object } from "@dagger.io/dagger"

/** A Linux distribution. */
@object()
export class Distribution {
  /** Its short name. */
  @func()
  name: string

  /** Its version. */
  @func()
  version: string

  constructor(name: string, version: string) {
    this.name = name
    this.version = version
  }
}

/** What an image is made of. */
@object()
export class Image {
  /** The user that its processes run as; empty for root. */
  @func()
  user: string

  /** The Linux distribution inside. */
  @func()
  distribution: Distribution

  constructor(user: string, distribution: Distribution) {
    this.user = user
    this.distribution = distribution
  }
}

/** Looks into images. */
@object()
export class MyModule {
  /**
   * Finds out what an image is made of.
   *
   * @param image The image to look into.
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
