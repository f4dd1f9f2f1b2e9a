/** Looks up the addresses of deployment environments. */
import { func, object } from "@dagger.io/dagger"

/** The environment to deploy to. */
export enum Environment {
  /** For testing; reset every night. */
  Staging = "STAGING",
  /** For customers. */
  Production = "PRODUCTION",
}

/** Looks up the addresses of deployment environments. */
@object()
export class MyModule {
  /**
   * Returns the environment's address.
   *
   * @param environment The environment to deploy to.
   */
  @func()
  address(environment: Environment = Environment.Staging): string {
    return environment === Environment.Production ? "https://example.com" : "https://staging.example.com"
  }

  /** Lists all environments. */
  @func()
  environments(): Environment[] {
    return [Environment.Staging, Environment.Production]
  }
}
