// cspell:ignore verison
import {expect, test} from 'vitest';
import {site} from '../../../src/config/site';
import {version} from '../../../src/markdown/remark/version';
import {failure, textOf, transform} from '../../fixtures/markdown';

const page = 'samples/page.mdx';

test('the placeholder is replaced in prose, code, fences, addresses and attributes', async () => {
  const text = [
    'Dagger %dagger-version%, `v%dagger-version%`, [release](https://example.com/v%dagger-version%/).',
    '',
    '```shell title="v%dagger-version%"',
    'echo v%dagger-version%',
    '```',
    '',
    '<Card title="%dagger-version%">x</Card>',
  ].join('\n');
  const tree = JSON.stringify(await transform(version(), page, text), (key, value: unknown) =>
    key === 'position' ? undefined : value,
  );
  expect(tree).not.toContain('%dagger');
  expect(tree.split(site.version)).toHaveLength(7);
});

test('text that only resembles a placeholder stays', async () => {
  const text = '`date +%Y%m%d`, `%USERPROFILE%`, `printf "%s%s"`, [x](https://example.com/a%20b%2F)';
  expect(textOf(await transform(version(), page, text))).toContain('date +%Y%m%d, %USERPROFILE%, printf "%s%s"');
});

test('an unknown placeholder fails the build with its line', async () => {
  expect(await failure(version(), page, 'Text.\n\n```text\none\n%dagger-verison%\n```\n')).toBe(
    "tests/fixtures/samples/page.mdx:5: placeholder %dagger-verison% doesn't exist. Write %dagger-version%.",
  );
});

test('a placeholder in front matter is rejected', async () => {
  expect(await failure(version(), page, '---\ntitle: Dagger %dagger-version%\n---\n')).toBe(
    "tests/fixtures/samples/page.mdx:1: placeholders don't work in front matter. Write the version number, or omit it.",
  );
});
