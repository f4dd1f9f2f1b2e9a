import type {InstantOptions} from '@docs-kit/instant';
import {tabGroups} from './languages';
import {search} from './search';
import {versions} from './versions';

export const instant = {
  tabGroups,
  versions: Object.fromEntries(Object.entries(versions.versions).map(([name, {path}]) => [path, name])),
  searchParameter: search.dialog.parameter,
  printLabel: 'Dagger {version} · {address}',
} satisfies InstantOptions;
