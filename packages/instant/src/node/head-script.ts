import path from 'node:path';
import {bundle} from '@docs-kit/base/node/bundle';
import {minifySync} from '@swc/core';

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

/** The settings, serialised for scripts that are bundled outside Docusaurus. */
export function definitions(settings: HeadSettings): Record<string, string> {
  const {baseUrl, colourMode, tabGroups, versions} = settings;
  const values = {
    BASE_URL: baseUrl,
    DEFAULT_MODE: colourMode.defaultMode,
    SWITCH_DISABLED: colourMode.disableSwitch ?? false,
    RESPECT_SYSTEM: colourMode.respectPrefersColorScheme,
    TAB_GROUPS: tabGroups.map(({group, choices, inAddress = false}) => ({
      group,
      ids: choices.map(({id}) => id),
      inAddress,
    })),
    // The longest path first.
    VERSIONS: Object.entries(versions)
      .map(([folder, name]) => [path.posix.join(baseUrl, folder, '/'), name] as const)
      .sort(([one], [other]) => other.length - one.length),
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));
}

/** Bundles `src/browser/head/` as an inline script. SWC makes it 0.4 KiB smaller (Brotli) than esbuild alone does. */
export function bundleHeadScript(settings: HeadSettings): string {
  const script = bundle(path.join(__dirname, '../browser/head/index.ts'), definitions(settings));
  return minifySync(script, {compress: true, mangle: true}).code;
}
