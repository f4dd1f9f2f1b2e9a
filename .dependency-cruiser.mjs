/** The packages from the bottom up: each imports only those before it. */
const layers = [
  'packages/base',
  'packages/instant',
  'packages/recordings',
  'packages/analytics',
  'packages/samples',
  'packages/search',
  'src/dagger',
  'packages/explorer',
  'packages/verify',
  'packages/takeaway',
  'packages/site-tools',
  'packages/bench',
];

/** What a package's own tests may import beyond its layer: nothing; they're outside these rules with the site's tests. */
const sources = (folder) => `^${folder}/(?!tests/|node_modules/)`;

/** Imports that disappear when TypeScript is compiled. */
const erased = ['type-only', 'pre-compilation-only'];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle-of-files',
      comment: 'Two files that import each other are one file, or a third one is missing.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
    ...layers.map((layer, index) => ({
      name: `layers: ${layer}`,
      comment: 'A package imports only packages below it. Move the shared code down, or pass it as an option.',
      severity: 'error',
      from: {path: sources(layer)},
      to: {
        path: [...layers.slice(index + 1).map((above) => `^${above}/`), '^src/(?!dagger/)', '^tests/', '^docusaurus'],
      },
    })),
    {
      name: 'public-entry',
      comment: 'Import another package by its name, through the `exports` of its package.json.',
      severity: 'error',
      from: {path: '^(packages/[^/]+|src/dagger)/'},
      to: {path: '^(packages/[^/]+|src/dagger)/', pathNot: '^$1/', dependencyTypes: ['local']},
    },
    {
      name: 'browser-without-node',
      comment: 'Code in a browser imports nothing that runs in Node.js, except types.',
      severity: 'error',
      from: {path: '/src/browser/'},
      to: {path: '/src/node/|^node:', dependencyTypesNot: erased},
    },
    {
      name: 'node-without-browser',
      comment: 'Code in Node.js imports nothing that needs a page, except types.',
      severity: 'error',
      from: {path: '/src/node/'},
      to: {path: '/src/browser/', dependencyTypesNot: erased},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: 'fixtures/|/toolchain/|/peers/|_samples/|^build/|^\\.'},
    tsPreCompilationDeps: 'specify',
    tsConfig: {fileName: 'tsconfig.base.json'},
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
