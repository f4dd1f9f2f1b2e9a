/** Addresses that classify pages, with the base path and without a trailing slash: `/docs/reference`. */
export interface SearchRoutes {
  /** API reference pages, which rank below guides for ordinary words. */
  api: string;
  /** All reference pages; their hits carry a label. */
  reference: string;
  /** Pages about later releases, which rank below all others. */
  next: string;
  /** The page that explains error messages, which readers paste into the search box. */
  messages: string;
  /**
   * Pages about one other system each. They repeat the guides, so they rank below them unless the query names the
   * system.
   */
  integrations: string;
}

/** What the index has to know about the site; `site.json` contains it. */
export interface IndexOptions {
  routes: SearchRoutes;
  /** The languages of tabs with samples: the tabs' values, such as `go`. */
  languages: readonly {id: string}[];
  /** The name of the product's command-line tool: its flags and command lines are recognized. */
  command: string;
  /** Groups of words that readers of this site use for each other, in addition to the package's own: `registry acme`. */
  synonyms?: readonly string[];
}

/** A link of the dialog; `to` is below the base path: `/quickstart`. */
export interface DialogLink {
  label: string;
  to: string;
}

export interface DialogOptions {
  /** Part of the storage keys for recent and favourite pages. */
  storageName: string;
  /** The group of hits on pages about later releases. */
  nextLabel: string;
  /** Shown to readers who haven't searched for anything yet. */
  starters: readonly DialogLink[];
  /** Shown to readers whose search found nothing. */
  elsewhere: readonly DialogLink[];
}

/** The options of the plugin. */
export interface SearchOptions extends IndexOptions {
  dialog: DialogOptions;
}
