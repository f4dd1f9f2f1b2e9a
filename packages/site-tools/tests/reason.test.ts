import {describe, expect, test} from 'vitest';
import {warningsOf} from '../src/building/log';
import {type Failure, reasonOf} from '../src/building/reason';

const text = '---\ntitle: A\n---\n\n[a](/none/more) [b](/none)\n\n<Nothing/>\n\nimport x from "./y";\n';
const pages = [
  {pathname: '/docs/a', file: 'docs/a.mdx', text},
  {pathname: '/docs/b', file: 'docs/b.mdx', text: 'Text.\n'},
];

/** An error with one cause inside the next: the last is the innermost. */
const failed = (message: string, ...inner: (string | Failure)[]): Failure => {
  const [next, ...rest] = inner;
  if (next === undefined) return {message, causes: []};
  return {message, causes: [typeof next === 'string' ? failed(next, ...rest) : next]};
};
const build = 'Unable to build website for locale en.';

/** The reason for an error that Docusaurus throws. */
const thrown = (failure: Failure, log = ''): string => reasonOf(failure, {log, pages, baseUrl: '/docs/'});
/** The reason for errors that the bundler logs. */
const logged = (...log: string[]): string => reasonOf(undefined, {log: log.join('\n'), pages, baseUrl: '/docs/'});

describe('an error that’s thrown', () => {
  test.each([
    'docs/a.mdx:18: no description. Add one.',
    'environment: A is set, but B is not. Set both.',
    'versioned_docs/version-0.18.14/My page.mdx:1: the name is wrong. Rename it.',
    'docs/loop:1: the name is wrong. Rename it.',
    'docs/a.mdx:18: no description. Add one.\ndocs/b.mdx:2: no title. Add one.',
  ])('is the line of the project’s own check: %s', (line) => {
    expect(thrown(failed(build, line))).toBe(line);
    // Even if it wraps another error.
    expect(thrown(failed(build, line, 'ENOENT'))).toBe(line);
  });

  test('is its innermost cause otherwise', () => {
    const cause = 'Invalid sidebar file at "sidebars.json".\nThese sidebar document ids do not exist:\n- nope\n';
    expect(thrown(failed(build, cause))).toBe(cause.trim());
    expect(thrown(failed('The port is taken.'))).toBe('The port is taken.');
  });

  test('is found on the page with front matter of another type', () => {
    const page = "Can't process doc metadata for doc at path path=docs/a.mdx in version name=current";
    expect(thrown(failed(build, failed(page, '"title" must be a string')))).toBe(
      'docs/a.mdx:1: "title" must be a string. Correct the front matter.',
    );
  });

  test.each(['ENOSPC', 'EDQUOT', 'EROFS'])('is a file-system error, which every page reports: %s', (code) => {
    const page = failed('Can\'t render static file for pathname "/docs/a"', {message: code, code, causes: []});
    expect(thrown(failed(build, page))).toMatch(/^A file (?:can't be written|is on a read-only file system)/);
  });

  test('is a package for another system', () => {
    const cause = "Error: Cannot find module './rspack.linux-x64-gnu.node'\nRequire stack:\n- binding.js";
    expect(thrown(failed(build, cause))).toBe(
      'The installed packages are for another system. Run npm ci --ignore-scripts.',
    );
  });

  test('is found in the source of the page with a broken link', () => {
    const links = [
      'Docusaurus found broken links!',
      '- Broken link on source page path = /docs/a:',
      '   -> linking to /docs/none',
      '   -> linking to /docs/footer',
      '- Broken link on source page path = /docs/b:',
      '   -> linking to /docs/footer',
    ];
    expect(thrown(failed(build, links.join('\n'))).split('\n')).toEqual([
      'docs/a.mdx:5: the link "/none" leads to no page. Correct it.',
      'The link "/docs/footer" leads to no page. It\'s not in the text of any page, but on 2 of them, such as /docs/a: look for it in src/ and in the sidebars.',
    ]);
  });

  describe('when pages are rendered', () => {
    const unrendered = (pathname: string, cause: string): Failure =>
      failed(`Can't render static file for pathname "${pathname}"`, cause);
    const rendering = (...causes: Failure[]): Failure =>
      failed(build, {message: 'Docusaurus static site generation failed for 1 paths', causes});

    test('is found at the unknown component', () => {
      const cause = 'Expected component `Nothing` to be defined: you likely forgot to import, pass, or provide it.';
      expect(thrown(rendering(unrendered('/docs/a', cause)))).toBe(
        'docs/a.mdx:7: there\'s no component "Nothing". Import it, or add it to src/theme/MDXComponents.',
      );
    });

    test('names the file of a component that throws', () => {
      expect(thrown(rendering(unrendered('/docs/a', 'x is undefined')))).toBe(
        "docs/a.mdx:1: the page can't be rendered (x is undefined). Look at its expressions and components.",
      );
    });

    test('is reported once if the not-found page throws it, too', () => {
      const cause = "No docs version exist for name 'nope'.";
      const errors = [
        unrendered('/docs/a', cause),
        unrendered('/docs/404.html', cause),
        unrendered('/docs/b', 'on purpose'),
      ];
      expect(thrown(rendering(...errors)).split('\n')).toEqual([
        `No page can be rendered (${cause}). Look at src/config/ and src/theme/.`,
        "docs/b.mdx:1: the page can't be rendered (on purpose). Look at its expressions and components.",
      ]);
    });
  });
});

describe('an error that the bundler logs', () => {
  const failedAt = (file: string): string => `╰─▶   × Error: MDX compilation failed for file "${file}"`;

  test('is only the lines from the project’s own checks', () => {
    const log = [
      '[ERROR] Client bundle compiled with errors therefore further build is impossible.',
      failedAt('/site/docs/a.mdx'),
      '        │ Cause: docs/a.mdx:12: no sample "x/y". Create _samples/x/y.',
      '        │ docs/a.mdx:14: no sample "z". Create _samples/z.',
      '        │ Details:',
      '        │ docs/a.mdx:12: no sample "x/y". Create _samples/x/y.',
      '        │     at compileToJSX (/site/node_modules/@docusaurus/mdx-loader/lib/utils.js:93:15)',
    ];
    const lines = [
      'docs/a.mdx:12: no sample "x/y". Create _samples/x/y.',
      'docs/a.mdx:14: no sample "z". Create _samples/z.',
    ];
    expect(logged(...log)).toBe(lines.join('\n'));
    // The server's bundle throws the same text.
    expect(thrown(failed(build, `Failed to compile due to Webpack errors.\n${log.join('\n')}`))).toBe(lines.join('\n'));
  });

  test('has the position of a page that doesn’t compile', () => {
    expect(
      logged(
        failedAt('/site/docs/a.mdx'),
        '        │ Cause: Unexpected end of file in name',
        '        │ Details:',
        '        │ {',
        '        │   "line": 16,',
        '        │ }',
      ),
    ).toBe(
      '/site/docs/a.mdx:16: Unexpected end of file in name. Close each tag and brace, and write \\< and \\{ for the characters themselves.',
    );
  });

  test('has the place of an open tag, which MDX hides in its sentence', () => {
    expect(
      logged(
        failedAt('docs/a.mdx'),
        '        │ Cause: Expected a closing tag for `<div>` (920:1-920:6)',
        '        │ Details:',
        '        │ {',
        '        │   "name": "1:1",',
        '        │ }',
      ),
    ).toBe(
      'docs/a.mdx:920: Expected a closing tag for `<div>`. Close each tag and brace, and write \\< and \\{ for the characters themselves.',
    );
  });

  test.each([
    ['link', './none.mdx', 'URL `./none.mdx`', " couldn't be resolved."],
    ['link', '', 'empty URL found', '.'],
    ['image', '/img/none.png', 'URL `/img/none.png`', " couldn't be resolved to an existing local image file."],
  ])('has the position of a broken Markdown %s from Docusaurus’s sentence: %s', (kind, url, named, end) => {
    const cause = `Markdown ${kind} with ${named} in source file "docs/a.mdx" (306:5)${end}`;
    expect(logged(failedAt('docs/a.mdx'), `        │ Cause: ${cause}`, '        │ Details:')).toBe(
      `docs/a.mdx:306: the ${kind} "${url}" leads to no file. Correct it, or add the file.`,
    );
  });

  test('has the errors of all pages at once, whichever check found them', () => {
    const log = [
      failedAt('docs/a.mdx'),
      '        │ Cause: docs/a.mdx:12: no sample "x/y". Create _samples/x/y.',
      '        │ Details:',
      failedAt('docs/b.mdx'),
      '        │ Cause: Markdown link with URL `./none.mdx` in source file "docs/b.mdx" (3:1) couldn\'t be resolved.',
      '        │ Details:',
      failedAt('docs/c.mdx'),
      '        │ Cause: Unexpected end of file in name',
      '        │   "line": 16,',
    ];
    expect(logged(...log).split('\n')).toEqual([
      'docs/a.mdx:12: no sample "x/y". Create _samples/x/y.',
      'docs/b.mdx:3: the link "./none.mdx" leads to no file. Correct it, or add the file.',
      'docs/c.mdx:16: Unexpected end of file in name. Close each tag and brace, and write \\< and \\{ for the characters themselves.',
    ]);
  });

  test('is found at an import that isn’t resolved', () => {
    const line = "× Module not found: Can't resolve './y' in 'docs'";
    expect(logged('[ERROR] Client bundle compiled with errors.', line, '')).toBe(
      'docs/a.mdx:9: there\'s no module "./y". Correct the import, or add the file.',
    );
  });

  test('is a full disk, of which it only prints a number', () => {
    expect(logged(failedAt('docs/a.mdx'), 'Error: No space left on device (os error 28)')).toBe(
      "A file can't be written: the disk is full.",
    );
  });

  test('is the end of the log if nothing else is known', () => {
    expect(logged('[INFO] Starting', '[ERROR] out of ideas')).toBe('[INFO] Starting\n[ERROR] out of ideas');
  });
});

test('warningsOf returns each warning with its continuation lines', () => {
  const log = '[INFO] a\n[WARNING] Broken anchors:\n- one\n\n[WARNING] Duplicate routes\n[SUCCESS] done';
  expect(warningsOf(log)).toEqual(['Broken anchors:\n- one', 'Duplicate routes']);
});
