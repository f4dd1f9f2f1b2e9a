import {headSettings, type InstantOptions} from '@docs-kit/instant';
import {colourMode} from './colour-mode';
import {tabGroups} from './languages';
import {search} from './search';
import {site} from './site';
import {versions} from './versions';

export const instant = {
  tabGroups,
  versions: Object.fromEntries(Object.entries(versions.versions).map(([name, {path}]) => [path, name])),
  searchParameter: search.dialog.parameter,
  printLabel: 'Dagger {version} · {address}',
} satisfies InstantOptions;

/** The settings of the script in each page's head, for the copy that opens from a disk and for tests. */
export const head = headSettings(site.baseUrl, colourMode, instant);
