import {describe, expect, test} from 'vitest';
import {notesOf, reasonOf, warningsOf} from '../src/building/log';

describe('reasonOf', () => {
  test("returns only the line from the project's own checks", () => {
    const log = [
      '[INFO] [en] Creating an optimized production build...',
      '[ERROR] Client bundle compiled with errors therefore further build is impossible.',
      '╰─▶   × Error: MDX compilation failed for file "/site/docs/a.mdx"',
      '        │ Cause: docs/a.mdx:12: no sample "x/y". Create _samples/x/y.',
      '        │     at compileToJSX (/site/node_modules/@docusaurus/mdx-loader/lib/utils.js:93:15)',
    ].join('\n');
    expect(reasonOf(log)).toBe('docs/a.mdx:12: no sample "x/y". Create _samples/x/y.');
  });

  test('finds that line even in an error without a stack', () => {
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

  test('returns the location and cause of a page that doesn’t compile', () => {
    const log = [
      '[ERROR] Client bundle compiled with errors therefore further build is impossible.',
      '╰─▶   × Error: MDX compilation failed for file "/site/docs/a.mdx"',
      '        │ Cause: Unexpected end of file in name',
      '        │ Details:',
      '        │ {',
      '        │   "line": 16,',
      '        │ }',
    ].join('\n');
    expect(reasonOf(log)).toBe(
      '/site/docs/a.mdx:16: Unexpected end of file in name. Close each tag and brace, and write \\< and \\{ for the characters themselves.',
    );
  });

  test('gives the place of an open tag, which MDX hides in its sentence', () => {
    const log = [
      '╰─▶   × Error: MDX compilation failed for file "docs/a.mdx"',
      '        │ Cause: Expected a closing tag for `<div>` (920:1-920:6)',
      '        │ Details:',
      '        │ {',
      '        │   "name": "1:1",',
      '        │ }',
    ].join('\n');
    expect(reasonOf(log)).toBe(
      'docs/a.mdx:920: Expected a closing tag for `<div>`. Close each tag and brace, and write \\< and \\{ for the characters themselves.',
    );
  });

  test.each(['versioned_docs/version-0.18.14/My page.mdx', 'docs/loop', 'static/loop'])(
    'gives the place of %s whole',
    (file) => {
      expect(reasonOf(`  [cause]: [${file}:1: the name is wrong. Rename it.]\n}`)).toBe(
        `${file}:1: the name is wrong. Rename it.`,
      );
    },
  );

  test.each([
    ['link', './none.mdx', "couldn't be resolved."],
    ['image', '/img/none.png', "couldn't be resolved to an existing local image file."],
  ])('returns the location of a broken Markdown %s from Docusaurus’s sentence', (kind, url, end) => {
    const log = [
      '╰─▶   × Error: MDX compilation failed for file "docs/a.mdx"',
      `        │ Cause: Markdown ${kind} with URL \`${url}\` in source file "docs/a.mdx" (306:5) ${end}`,
      '        │ Details:',
    ].join('\n');
    expect(reasonOf(log)).toBe(`docs/a.mdx:306: the ${kind} "${url}" leads to no file. Correct it, or add the file.`);
  });

  test('returns the errors of all pages at once, whichever check found them', () => {
    const log = [
      '╰─▶   × Error: MDX compilation failed for file "docs/a.mdx"',
      '        │ Cause: docs/a.mdx:12: no sample "x/y". Create _samples/x/y.',
      '        │ Details:',
      '╰─▶   × Error: MDX compilation failed for file "docs/b.mdx"',
      '        │ Cause: Markdown link with URL `./none.mdx` in source file "docs/b.mdx" (3:1) couldn\'t be resolved.',
      '        │ Details:',
      '╰─▶   × Error: MDX compilation failed for file "docs/c.mdx"',
      '        │ Cause: Unexpected end of file in name',
      '        │   "line": 16,',
    ].join('\n');
    expect(reasonOf(log).split('\n')).toEqual([
      'docs/a.mdx:12: no sample "x/y". Create _samples/x/y.',
      'docs/b.mdx:3: the link "./none.mdx" leads to no file. Correct it, or add the file.',
      'docs/c.mdx:16: Unexpected end of file in name. Close each tag and brace, and write \\< and \\{ for the characters themselves.',
    ]);
  });

  describe('searches the pages', () => {
    const text = '---\ntitle: A\n---\n\n[a](/none/more) [b](/none)\n\n<Nothing/>\n\nimport x from "./y";\n';
    const pages = [
      {pathname: '/0.18/a', file: 'docs/a.mdx', text},
      {pathname: '/0.18/b', file: 'docs/b.mdx', text: 'Text.\n'},
    ];
    const unrendered = (cause: string): string =>
      [
        '  [cause]: Error: Docusaurus static site generation failed for 1 paths:',
        '      [errors]: [',
        '        Error: Can\'t render static file for pathname "/0.18/a"',
        '            at generateStaticFile (node_modules/@docusaurus/core/lib/ssg/ssgRenderer.js:131:20) {',
        `          [cause]: ${cause}`,
        '              at _createMdxContent (server.bundle.js:27880:18)',
      ].join('\n');

    test('for the location of a broken link', () => {
      const log = [
        '  [cause]: Error: Docusaurus found broken links!',
        '  - Broken link on source page path = /0.18/a:',
        '     -> linking to /0.18/none',
        '     -> linking to /0.18/footer',
        '  - Broken link on source page path = /0.18/b:',
        '     -> linking to /0.18/footer',
      ].join('\n');
      expect(reasonOf(log, pages).split('\n')).toEqual([
        'docs/a.mdx:5: the link "/none" leads to no page. Correct it.',
        'The link "/0.18/footer" leads to no page. It\'s not in the text of any page, but on 2 of them, such as /0.18/a: look for it in src/ and in the sidebars.',
      ]);
    });

    test('for the location of an unknown component', () => {
      const cause =
        'Error: Expected component `Nothing` to be defined: you likely forgot to import, pass, or provide it.';
      expect(reasonOf(unrendered(cause), pages)).toBe(
        'docs/a.mdx:7: there\'s no component "Nothing". Import it, or add it to src/theme/MDXComponents.',
      );
    });

    test('for the file of a component that throws', () => {
      expect(reasonOf(unrendered('TypeError: x is undefined'), pages)).toBe(
        "docs/a.mdx:1: the page can't be rendered (TypeError: x is undefined). Look at its expressions and components.",
      );
    });

    test('but once for an error that the not-found page throws, too', () => {
      const cause = "Error: No docs version exist for name 'nope'.";
      const log = [
        unrendered(cause),
        unrendered(cause).replace('/0.18/a', '/0.18/404.html'),
        unrendered('Error: on purpose').replace('/0.18/a', '/0.18/b'),
      ].join('\n');
      expect(reasonOf(log, pages).split('\n')).toEqual([
        `No page can be rendered (${cause}). Look at src/config/ and src/theme/.`,
        "docs/b.mdx:1: the page can't be rendered (Error: on purpose). Look at its expressions and components.",
      ]);
    });

    test('for a hook that’s called outside its provider, whose error is printed without its message', () => {
      const stack = ['ReactContextError', 'at useColorMode (server.bundle.js:1:1)', 'at Root (server.bundle.js:2:1)'];
      const log = unrendered(stack.join('\n              ')).replace('/0.18/a', '/0.18/404.html');
      expect(reasonOf(log, pages)).toBe(
        'No page can be rendered (Root calls the hook useColorMode outside its provider; see https://docusaurus.io/docs/api/themes/configuration#use-color-mode). Look at src/config/ and src/theme/.',
      );
    });

    test.each(['[Error: ENOSPC: no space left on device, write] {', 'Error: No space left on device (os error 28)'])(
      'but not for a file-system error: %s',
      (cause) => {
        expect(reasonOf(unrendered(cause), pages)).toBe("A file can't be written: the disk is full.");
      },
    );

    test('for the location of an unresolved import', () => {
      const log = "[ERROR] Client bundle compiled with errors.\n× Module not found: Can't resolve './y' in 'docs'\n";
      expect(reasonOf(log, pages)).toBe('docs/a.mdx:9: there\'s no module "./y". Correct the import, or add the file.');
    });
  });

  test('returns the innermost cause without its stack', () => {
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

  test('returns only the message of an error that’s printed with its properties', () => {
    const log = [
      '[ERROR] Error: Unable to build website for locale en.',
      '    at tryToBuildLocale (/site/node_modules/@docusaurus/core/lib/commands/build/build.js:76:15) {',
      '  [cause]: [Error [ValidationError]: Bad navbar item type nonsense] {',
      '    _original: {',
      "      algolia: { appId: 'embedded' },",
      '    }',
      '  }',
      '}',
      '[INFO] Docusaurus version: 3.10.2',
    ].join('\n');
    expect(reasonOf(log)).toBe('Bad navbar item type nonsense');
  });

  test('returns the error itself if there’s no cause', () => {
    const log = '[INFO] Starting\n[ERROR] Error: The port is taken.\n    at listen (/site/a.js:1:2)\n';
    expect(reasonOf(log)).toBe('The port is taken.');
  });
});

test('warningsOf returns each warning with its continuation lines', () => {
  const log = '[INFO] a\n[WARNING] Broken anchors:\n- one\n\n[WARNING] Duplicate routes\n[SUCCESS] done';
  expect(warningsOf(log)).toEqual(['Broken anchors:\n- one', 'Duplicate routes']);
});

test('notesOf returns only the notes of the steps', () => {
  const note = 'note: .cache/precompressed/0a.11.checked is damaged, so its file is compressed again.';
  expect(notesOf(`[INFO] a\n${note}\n  a note: none\n[SUCCESS] done`)).toEqual([note]);
});
