/** Lists documentation pages. */
import { Directory, File, func, object } from "@dagger.io/dagger"

/** A Markdown page. */
@object()
export class Page {
  /** The page's path, relative to the documentation directory. */
  @func()
  path: string

  /** The page's file. */
  @func()
  file: File

  constructor(path: string, file: File) {
    this.path = path
    this.file = file
  }

  /** Returns the page's first line without the heading marker. */
  @func()
  async title(): Promise<string> {
    const text = await this.file.contents()
    return text.split("\n")[0].replace(/^# /, "")
  }
}

/** Lists documentation pages. */
@object()
export class MyModule {
  /**
   * Lists all pages in the documentation.
   *
   * @param docs The documentation directory.
   */
  @func()
  async pages(docs: Directory): Promise<Page[]> {
    const paths = await docs.glob("**/*.md")
    return paths.map((path) => new Page(path, docs.file(path)))
  }
}
