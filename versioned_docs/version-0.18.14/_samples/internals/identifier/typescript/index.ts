/** Turns an object into its identifier and back. */
import { Container, dag, func, object } from "@dagger.io/dagger"

/** Turns an object into its identifier and back. */
@object()
export class MyModule {
  /**
   * Loads a container from its identifier.
   *
   * @param container Any container.
   */
  @func()
  async again(container: Container): Promise<Container> {
    const id = await container.id()
    return dag.loadContainerFromID(id)
  }
}
