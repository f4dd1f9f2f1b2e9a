import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  globalIgnores([
    'build/',
    '.docusaurus/',
    '.cache/',
    'docs/',
    'versioned_docs/',
    'packages/verify/src/languages/*/toolchain/',
    '**/tests/fixtures/',
    'test-results/',
    'playwright-report/',
    'static/',
  ]),
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  {rules: {curly: ['error', 'multi-or-nest', 'consistent'], 'no-duplicate-imports': 'error'}},
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-explicit-any': 'error',
      // Numbers and booleans in a template read as they print.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true, allowBoolean: true}],
      // An arrow that only calls is clear without braces.
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      // Only on what is known to be there, as `noUncheckedIndexedAccess` asks for it.
      '@typescript-eslint/no-non-null-assertion': 'error',
      'no-restricted-imports': ['error', {name: 'vitest', importNames: ['it'], message: 'Import test.'}],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'PropertyDefinition > PrivateIdentifier, MethodDefinition > PrivateIdentifier',
          message: 'Say private.',
        },
        {
          selector:
            'VariableDeclaration:not([declare=true]) > VariableDeclarator > Identifier.id[name=/^[A-Z][A-Z0-9_]+$/]',
          message: 'Only what the bundler defines is in capitals.',
        },
      ],
    },
  },
  {
    // Default exports are only for React components and for what the framework loads: plugins, theme files, client
    // modules and configuration files.
    files: ['**/*.ts'],
    ignores: [
      '*.ts',
      '**/*.d.ts',
      'src/theme/**',
      'src/dagger/reference/index.ts',
      'packages/*/src/node/index.ts',
      'packages/*/src/browser/theme/**',
      'packages/base/src/node/after-build.ts',
      'packages/instant/src/node/patches/docs.ts',
      'packages/instant/src/browser/{root,lean-bundle/docusaurus}.ts',
    ],
    rules: {
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'packages/*/src/browser/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
  },
);
