/** Converts an object to its ID and back. */
import { Container, dag, func, object } from "@dagger.io/dagger"

/** Converts an object to its ID and back. */
@object()
export class MyModule {
  /**
   * Loads a container from its ID.
   *
   * @param container Any container.
   */
  @func()
  async again(container: Container): Promise<Container> {
    const id = await container.id()
    return dag.loadContainerFromID(id)
  }
}
