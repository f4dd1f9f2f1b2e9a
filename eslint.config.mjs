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
      // Numbers and booleans in a template read as they print.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true, allowBoolean: true}],
      // An arrow that only calls is clear without braces.
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'packages/*/src/browser/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
  },
);
