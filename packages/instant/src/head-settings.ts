/** A group of tabs whose choice is shown before React runs, through `<html data-GROUP>`. */
interface ChoiceGroup {
  /** Docusaurus' `groupId`, in lower case: `sdk`. */
  group: string;
  choices: readonly {id: string}[];
  /** Whether the choice is also in the address: `?sdk=go`. */
  inAddress?: boolean;
}

/** The site's settings that the script in a page's head depends on. */
export interface HeadSettings {
  /** With slashes at both ends: `/docs/`. */
  baseUrl: string;
  colourMode: {defaultMode: 'light' | 'dark'; respectPrefersColorScheme: boolean; disableSwitch?: boolean};
  tabGroups: readonly ChoiceGroup[];
  /** The versions' names by the path of their pages below the base path: `{'/': '1.0', next: 'current'}`. */
  versions: Readonly<Record<string, string>>;
}
