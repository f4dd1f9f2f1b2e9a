import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {listFiles} from '@docs-kit/base/node/files';
import {root} from '@docs-kit/base/node/root';
import {generatedFiles} from '../src/hosting/generate';
import {allRedirects, parseRedirects, redirectOf} from '../src/hosting/redirects';

test('an old address leads to its page in every form', () => {
  for (const {from, to} of allRedirects) {
    const forms = [from, `${from}/`, `${from}.html`, `${from}/index.html`];
    expect(forms.map(redirectOf), from).toEqual([to, to, to, to]);
  }
});

test.each([
  ['/0.18/integrations/any/thing', '/0.18/ci/integrations'],
  ['/0.18/integrations-any', undefined],
  ['/0.18/ci/any', undefined],
])('a redirect with an asterisk also applies below its address, and no other does: %s', (address, to) => {
  expect(redirectOf(address)).toBe(to);
});

test.each([
  ['{\n"/a": ["/old"}', /^deploy\/redirects\.json:2: this isn.t JSON \(comma expected\)\. Fix its syntax\.$/],
  ['{"/a": ["old"]}', /^deploy\/redirects\.json: "old": write an address below the base path/],
  ['{"/a": ["/a(b"]}', /"\/a\(b": write/],
  ['{"/a": ["/o ld"]}', /"\/o ld": write/],
  ['{"/a": ["/o\\nld"]}', /ld": write/],
  ['{"/a": ["/o\'ld"]}', /"\/o'ld": write/],
  ['{"/a": ["/o;ld"]}', /"\/o;ld": write/],
  ['{"/a": ["/o$1"]}', /"\/o\$1": write/],
  ['{"/a": ["/*"]}', /"\/\*": write/],
  ['{"/a": ["/o*"]}', /"\/o\*": write/],
  ['{"/a": ["/../old"]}', /"\/\.\.\/old": write/],
  ['{"/a": ["//evil.example"]}', /"\/\/evil\.example": write/],
  ['{"/a": [""]}', /"": write/],
  ['{"//evil.example": ["/old"]}', /"\/\/evil\.example": write/],
  ['{"a": ["/old"]}', /"a": write/],
  ['{"https://evil.example": ["/old"]}', /"https:\/\/evil\.example": write/],
  ['{"/a": "/old"}', /"\/a": list the older addresses/],
  ['{"/a": ["/old.html"]}', /old\.html": leave out the ending/],
  ['{"/a": ["/old"], "/b": ["/OLD"]}', /old" appears twice/],
  ['{"/a": ["/old"], "/a": ["/older"]}', /"\/a" appears twice/],
  ['{"/a": ["/a"]}', /a" leads to ".*a", which redirects as well/],
  ['{"/a/b": ["/a/*"]}', /leads to/],
  ['{"/a": ["/b"], "/b": ["/c"]}', /c" leads to/],
])('a redirect that a host would get wrong stops every command: %s', (text, problem) => {
  expect(() => parseRedirects(text)).toThrow(problem);
});

test('each mistake has a line', () => {
  expect(() => parseRedirects('{"/a": ["old", "/o ld", "/b", "/b"]}')).toThrow(
    /^[^\n]+old[^\n]+\n[^\n]+o ld[^\n]+\n[^\n]+$/,
  );
});

test('every configuration with a place for redirects is written', () => {
  const deploy = path.join(root, 'deploy');
  const marked = listFiles(deploy).filter((file) =>
    readFileSync(path.join(deploy, file), 'utf8').includes('redirects: begin'),
  );
  expect(marked.sort()).toEqual([...generatedFiles].sort());
});
