/** Deploys to one of several environments. */
import { func, object } from "@dagger.io/dagger"

/** Where to deploy to. */
export enum Environment {
  /** For tests, reset every night. */
  Staging = "STAGING",
  /** For customers. */
  Production = "PRODUCTION",
}

/** Deploys to one of several environments. */
@object()
export class MyModule {
  /**
   * The address to deploy to.
   *
   * @param environment Where to deploy to.
   */
  @func()
  address(environment: Environment = Environment.Staging): string {
    return environment === Environment.Production ? "https://example.com" : "https://staging.example.com"
  }

  /** All environments. */
  @func()
  environments(): Environment[] {
    return [Environment.Staging, Environment.Production]
  }
}
