/** Lists the pages of a documentation. */
import { Directory, File, func, object } from "@dagger.io/dagger"

/** A page in Markdown. */
@object()
export class Page {
  /** Where the page is, from the top of the documentation. */
  @func()
  path: string

  /** The page itself. */
  @func()
  file: File

  constructor(path: string, file: File) {
    this.path = path
    this.file = file
  }

  /** The first line of the page, without the sign of a heading. */
  @func()
  async title(): Promise<string> {
    const text = await this.file.contents()
    return text.split("\n")[0].replace(/^# /, "")
  }
}

/** Lists the pages of a documentation. */
@object()
export class MyModule {
  /**
   * All pages of a documentation.
   *
   * @param docs The documentation.
   */
  @func()
  async pages(docs: Directory): Promise<Page[]> {
    const paths = await docs.glob("**/*.md")
    return paths.map((path) => new Page(path, docs.file(path)))
  }
}
