import type {InstantOptions} from '@docs-kit/instant';
import {tabGroups} from './languages';
import {versions} from './versions';

export const instant = {
  tabGroups,
  versions: Object.fromEntries(Object.entries(versions.versions).map(([name, {path}]) => [path, name])),
} satisfies InstantOptions;
