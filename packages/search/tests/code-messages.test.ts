import {expect, test} from 'vitest';
import {isMessage} from '../src/matching/code-messages';

test.each(['failed to pull image', 'no space left on device'])('%s may be an error message', (code) => {
  expect(isMessage(code, 'dagger')).toBe(true);
});

test.each([
  'dagger call build test',
  'docker system prune now',
  'dagger init --sdk=go',
  'withExec',
  'func main() { return }',
])('%s isn’t an error message', (code) => {
  expect(isMessage(code, 'dagger')).toBe(false);
});
