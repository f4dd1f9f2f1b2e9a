import {expect, test} from 'vitest';
import {allRedirects, redirectOf} from '../src/hosting/redirects';

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
