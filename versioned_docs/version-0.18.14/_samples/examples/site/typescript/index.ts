/** Builds a website with Node.js and publishes it as an image. */
import { Container, dag, Directory, func, object, Secret, Service } from "@dagger.io/dagger"

/** Builds a website with Node.js and publishes it as an image. */
@object()
export class MyModule {
  /**
   * Builds the website.
   *
   * @param source The website's source directory; "npm run build" must write to dist.
   */
  @func()
  build(source: Directory): Directory {
    return dag
      .container()
      .from("node:22-slim")
      .withMountedCache("/root/.npm", dag.cacheVolume("npm"))
      .withWorkdir("/src")
      .withDirectory(".", source, { include: ["package.json", "package-lock.json"] })
      .withExec(["npm", "ci"])
      .withDirectory(".", source, { exclude: ["node_modules", "dist"] })
      .withExec(["npm", "run", "build"])
      .directory("dist")
  }

  /**
   * Builds a web server image that contains the website.
   *
   * @param source The website's source directory.
   */
  @func()
  image(source: Directory): Container {
    return dag
      .container()
      .from("nginx:1.28-alpine")
      .withDirectory("/usr/share/nginx/html", this.build(source))
      .withExposedPort(80)
  }

  /**
   * Serves the website for a preview before you publish it.
   *
   * @param source The website's source directory.
   */
  @func()
  preview(source: Directory): Service {
    return this.image(source).asService({ useEntrypoint: true })
  }

  /**
   * Publishes the image and returns its address with the digest.
   *
   * @param source The website's source directory.
   * @param address The address to publish to, with the registry and a tag.
   * @param username The registry user name.
   * @param password The user's password or token.
   */
  @func()
  async publish(source: Directory, address: string, username: string, password: Secret): Promise<string> {
    return this.image(source).withRegistryAuth(address, username, password).publish(address)
  }
}
