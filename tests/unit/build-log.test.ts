import {describe, expect, test} from 'vitest';
import {reasonOf, warningsOf} from '../../scripts/buildLog';

describe('reasonOf', () => {
  test("gives the line of the project's own checks and nothing else", () => {
    const log = [
      '[INFO] [en] Creating an optimized production build...',
      '[ERROR] Client bundle compiled with errors therefore further build is impossible.',
      '╰─▶   × Error: MDX compilation failed for file "/site/docs/a.mdx"',
      '        │ Cause: docs/a.mdx:12: no sample "x/y". Create _samples/x/y.',
      '        │     at compileToJSX (/site/node_modules/@docusaurus/mdx-loader/lib/utils.js:93:15)',
    ].join('\n');
    expect(reasonOf(log)).toBe('docs/a.mdx:12: no sample "x/y". Create _samples/x/y.');
  });

  test('finds that line in an error without a stack too', () => {
    const log = [
      '[ERROR] Error: Unable to build website for locale en.',
      '  [cause]: Error: Two pages are wrong.',
      '[docs/a.mdx:18: no description. Add one.] {',
      "    name: 'InputError'",
      '  }',
    ].join('\n');
    expect(reasonOf(log)).toBe('docs/a.mdx:18: no description. Add one.');
  });

  test('finds a line about the environment, without its brackets', () => {
    const log = [
      '[ERROR] Error: Loading of the configuration failed.',
      '    at async runCLI (/site/node_modules/@docusaurus/core/lib/commands/cli.js:56:5) {',
      '  [cause]: [environment: A is set, but B is not. Set both.]',
      '}',
    ].join('\n');
    expect(reasonOf(log)).toBe('environment: A is set, but B is not. Set both.');
  });

  test('gives place and cause of a page that does not compile', () => {
    const log = [
      '[ERROR] Client bundle compiled with errors therefore further build is impossible.',
      '╰─▶   × Error: MDX compilation failed for file "/site/docs/a.mdx"',
      '        │ Cause: Unexpected end of file in name',
      '        │ Details:',
      '        │ {',
      '        │   "line": 16,',
      '        │ }',
    ].join('\n');
    expect(reasonOf(log)).toBe('/site/docs/a.mdx:16: Unexpected end of file in name');
  });

  test('gives the innermost cause without its stack', () => {
    const log = [
      '[ERROR] Loading of version failed for version 0.18.14',
      '[ERROR] Error: Unable to build website for locale en.',
      '    at tryToBuildLocale (/site/node_modules/@docusaurus/core/lib/commands/build/build.js:76:15) {',
      '  [cause]: Error: Invalid sidebar file at "sidebars.json".',
      '  These sidebar document ids do not exist:',
      '  - nope',
      '  ',
      '      at Object.checkSidebarsDocIds (/site/node_modules/x/utils.js:245:19)',
      '}',
    ].join('\n');
    expect(reasonOf(log)).toBe(
      'Invalid sidebar file at "sidebars.json".\n  These sidebar document ids do not exist:\n  - nope',
    );
  });

  test('gives the error itself where there is no cause', () => {
    const log = '[INFO] Starting\n[ERROR] Error: The port is taken.\n    at listen (/site/a.js:1:2)\n';
    expect(reasonOf(log)).toBe('The port is taken.');
  });
});

test('warningsOf gives each warning with its continuation lines', () => {
  const log = '[INFO] a\n[WARNING] Broken anchors:\n- one\n\n[WARNING] Duplicate routes\n[SUCCESS] done';
  expect(warningsOf(log)).toEqual(['Broken anchors:\n- one', 'Duplicate routes']);
});
