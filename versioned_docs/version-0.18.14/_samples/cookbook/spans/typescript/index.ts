/** Measures how long compression takes. */
import { dag, Directory, func, object } from "@dagger.io/dagger"
import { getTracer } from "@dagger.io/dagger/telemetry"

/** Compares compression levels. */
@object()
export class MyModule {
  /**
   * Returns the compressed size for each level. A span times each compression.
   *
   * @param source The files to compress.
   */
  @func()
  async compare(source: Directory): Promise<string[]> {
    const tools = await dag
      .container()
      .from("alpine:3.22")
      .withExec(["apk", "add", "zstd"])
      .withMountedDirectory("/src", source)
      .sync()
    const tracer = getTracer()
    const sizes: string[] = []
    for (const level of ["-1", "-9", "-19"]) {
      const command = `tar -cf - -C /src . | zstd ${level} | wc -c`
      // region: span
      const size = await tracer.startActiveSpan(`zstd ${level}`, () =>
        tools.withExec(["sh", "-c", command]).stdout(),
      )
      // endregion: span
      sizes.push(`${level}: ${size.trim()} bytes`)
    }
    return sizes
  }
}
