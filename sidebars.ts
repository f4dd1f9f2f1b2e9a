import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The sidebar of the version "Next"; the snapshot has its own in versioned_sidebars/. */
export default {
  docs: ['index', 'later-0-18', 'moving-to-0-21', 'version-1'],
} satisfies SidebarsConfig;
