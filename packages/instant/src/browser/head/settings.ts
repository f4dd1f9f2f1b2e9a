/** The settings, which the build inlines (`packages/instant/src/node/head-script.ts`). */

declare const BASE_URL: string;
declare const TAB_GROUPS: readonly TabGroup[];

/** A group of tabs: its name, its choices in order, and whether the choice is in the address. */
export interface TabGroup {
  group: string;
  ids: readonly string[];
  inAddress: boolean;
}

/** The site's base path, with slashes at both ends. */
export const baseUrl = BASE_URL;
export const tabGroups = TAB_GROUPS;

/** The keys that Docusaurus stores a reader's choices under (3.10). */
export const storageKeys = {colourMode: 'theme', preferredVersion: 'docs-preferred-version-default'};
export const tabKey = ({group}: TabGroup): string => `docusaurus.tab.${group}`;
