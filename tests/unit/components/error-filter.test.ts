import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {type Entry, findEntries} from '../../../src/components/ErrorFilter/match';

const page = readFileSync('versioned_docs/version-0.18.14/troubleshooting.mdx', 'utf8');
const headings = page
  .split(/^### /m)
  .slice(1)
  .map((part) => ({
    heading: part.slice(0, part.indexOf('\n')).replace(/ ?\{\/\*.*/, ''),
    text: part.slice(part.indexOf('\n')),
  }));

const entries = headings.map(({heading, text}): Entry => {
  const messages = [...heading.matchAll(/`+([^`]+)`/g)].map(([, message = '']) => message);
  return {messages: messages.length > 0 ? messages : [heading], text: heading + text};
});

const found = (query: string): string[] => findEntries(entries, query).map((index) => headings[index]?.heading ?? '');

test.each([
  ['Error: failed to connect: incompatible engine version: the client v0.18.14 needs v0.18.11', 'incompatible engine'],
  ['Error: no LLM: reached API call limit: 5', 'reached API call limit'],
  ['input: container.from failed to resolve image "docker.io/library/nodes:22": not found', 'failed to resolve image'],
  ['Error: function or module "buidl" not found', 'function or module'],
  ['! buildkit failed to respond: rpc error: code = Unavailable', 'buildkit failed to respond'],
  ['no space left on device', 'The disk is full'],
  ['exit code 137', 'Exit code 137'],
  ['private repository', 'A private repository works in the shell'],
  ['healthch', 'service exited before healthcheck'],
])('%s matches its entry', (message, heading) => {
  expect(found(message).slice(0, 3).join('\n')).toContain(heading);
});

test.each(entries.map(({messages}, index) => [messages[0] ?? '', headings[index]?.heading]))(
  'the message <%s> matches its entry',
  (message, heading) => {
    const shown = found(`✘ container.withExec: ERROR [0.3s] input: ${message} (see https://example.com)`);
    expect(shown).toContain(heading);
    expect(shown.length).toBeLessThan(8);
  },
);

test('words that no entry contains match nothing', () => {
  expect(found('an apple a day')).toEqual([]);
});
