// cspell:ignore verison
import {expect, test} from 'vitest';
import {site} from '../../../src/config/site';
import {version} from '../../../src/markdown/version';

const filePath = 'docs/page.mdx';

test('the placeholder is replaced everywhere in a page', () => {
  const text = [
    '---\ntitle: Release\n---\n',
    '`v%dagger-version%`, [release](https://example.com/v%dagger-version%/)',
    '```shell title="v%dagger-version%"\necho v%dagger-version%\n```',
  ].join('\n');
  expect(version({filePath, fileContent: text})).toBe(text.replaceAll('%dagger-version%', site.version));
});

test('text that only resembles a placeholder stays', () => {
  const text = '`date +%Y%m%d`, `%USERPROFILE%`, `printf "%s%s"`, [x](https://example.com/a%20b%2F)';
  expect(version({filePath, fileContent: text})).toBe(text);
});

test.each(['%dagger-verison%', '%dagger_version%', '%Dagger-version%', '%dagger%'])(
  'an unknown placeholder fails the build with its line: %s',
  (placeholder) => {
    const text = `---\ntitle: Release\n---\n\n\`\`\`text\none\n${placeholder}\n\`\`\`\n`;
    expect(() => version({filePath, fileContent: text})).toThrow(
      `docs/page.mdx:7: placeholder ${placeholder} doesn't exist. Write %dagger-version%.`,
    );
  },
);

test('a placeholder in front matter is rejected', () => {
  expect(() => version({filePath, fileContent: '---\ntitle: Dagger %dagger-version%\n---\n'})).toThrow(
    "docs/page.mdx:2: placeholders don't work in front matter. Write the version number, or omit it.",
  );
});
