import path from 'node:path';
import {bundle} from '@docs-kit/base/node/bundle';
import {minifySync} from '@swc/core';
import type {HeadSettings} from '../head-settings';

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
