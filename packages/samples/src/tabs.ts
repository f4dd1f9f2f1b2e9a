/** A choice between tabs. */
export interface TabChoice {
  /** Its value, for `--sdk=go` and `<html data-sdk="go">`. */
  id: string;
  label: string;
}

/** Tabs that stay in sync on all pages. Their value is `<html data-GROUP>`, which the style sheet reads. */
export interface TabGroup {
  /** Docusaurus' `groupId`, in lower case: `sdk`. */
  group: string;
  /** The name that screen readers announce. */
  label: string;
  /** In order. */
  choices: readonly TabChoice[];
}
