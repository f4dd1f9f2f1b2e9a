import type {SiteToolsConfig} from '@docs-kit/site-tools/config';
import {highlighting} from './src/config/highlighting';
import {site} from './src/config/site';

export default {
  title: site.title,
  url: site.url,
  baseUrl: site.baseUrl,
  version: site.version,
  samplesDir: `versioned_docs/version-${site.version}/_samples`,
  bench: {
    typed: ['secret file', 'withExec', 'cache volume', 'dagger call'],
    highlighted: highlighting.additionalLanguages,
    edits: [
      {
        label: 'sample',
        file: 'versioned_docs/version-0.18.14/_samples/arguments/simple/go/main.go',
        from: '// Greets',
        to: '// BenchEdit',
      },
      {label: 'style', file: 'src/css/content.css', from: '/* Headings */', to: "body::after {content: 'BenchEdit'}"},
      {label: 'configuration', file: 'src/config/navbar.ts', from: "'Daggerverse'", to: "'BenchEdit'"},
    ],
  },
  changes: [
    {
      // Those of packages need their tests as well.
      files: /^src\/.*\.css$/,
      run: {
        unit: ['contrast'],
        build: [],
        e2e: ['axe', 'forced-colours', 'large-text', 'layout', 'line-breaks', 'styles', 'tabs'],
        hosting: ['budget'],
      },
    },
    {
      // All that a new page consists of.
      files:
        /^(?:docs|versioned_docs|versioned_sidebars|src\/recordings|static\/img\/diagrams)\/|^tests\/content\/routes\.json$/,
      run: {
        unit: [
          'tests/content',
          'contrast',
          'narrow-pictures',
          'page-checks',
          'tests/unit/prose',
          'tests/unit/samples',
          'recordings/tests/recordings',
        ],
        build: [],
        verify: [],
        hosting: ['links', 'markdown', 'routes', 'hosting/search'],
      },
    },
    {files: /\.md$/, run: {unit: ['tests/unit/house', 'tests/unit/prose']}},
    {
      files: /^packages\/search\/|^src\/config\/search\.ts$/,
      run: {
        unit: ['packages/search', 'tests/unit/layers'],
        build: [],
        e2e: ['e2e/search', 'storage'],
        hosting: ['budget', 'hosting/search'],
      },
    },
  ],
  commands: {
    verify: {about: 'proves all code on the pages', module: '@docs-kit/verify/cli'},
    'verify:engine': {about: 'runs samples and commands on a real engine', module: '@docs-kit/verify/engine/cli'},
    pack: {about: 'packs build/ as archives', module: './src/config/pack.ts'},
    'search:eval': {about: "measures the search's answers", module: '@docs-kit/search/evaluation/cli'},
    bench: {about: 'compares the site with other generators', module: '@docs-kit/bench/compare'},
  },
} satisfies SiteToolsConfig;
