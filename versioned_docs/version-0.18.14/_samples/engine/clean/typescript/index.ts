/** Prunes the engine's cache once it exceeds a limit. */
import { connection, dag } from "@dagger.io/dagger"

const limit = 50 * 2 ** 30

await connection(
  async () => {
    const cache = dag.engine().localCache()
    const used = await cache.entrySet().diskSpaceBytes()
    if (used > limit) {
      await cache.prune({ useDefaultPolicy: true })
    }
    console.log(used, "bytes were in use")
  },
  { LogOutput: process.stderr },
)
