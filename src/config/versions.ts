import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {site} from './site';

/** The snapshot is served at the root; what comes after it is served under `next`. */
export const versions = {
  lastVersion: site.version,
  versions: {
    [site.version]: {label: site.version, path: '/', banner: 'none', badge: false},
    current: {label: 'Next', path: 'next', banner: 'none', badge: false},
  },
} satisfies DocsOptions;

/** The version menu, in its order. The snapshot is this archive's current version; "Next" is what came after it. */
export const versionLabels = {
  [site.version]: {label: `${site.version} (current)`},
  current: {label: 'Next'},
};
