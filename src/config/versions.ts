import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {site} from './site';

/** The snapshot is served at the root, and later changes under `next`. */
export const versions = {
  lastVersion: site.version,
  versions: {
    [site.version]: {label: site.version, path: '/', banner: 'none', badge: false},
    current: {label: 'Next', path: 'next', banner: 'none', badge: false},
  },
} satisfies DocsOptions;

/** The version menu, in order. The snapshot is the archive's current version; "Next" covers later releases. */
export const versionLabels = {
  [site.version]: {label: `${site.version} (current)`},
  current: {label: 'Next'},
};
