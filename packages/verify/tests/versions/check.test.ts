import {describe, expect, test} from 'vitest';
import type {Snippet} from '../../src/shared/snippets';
import {checkVersions} from '../../src/versions/check';
import {snippetOf} from '../snippet';

const snippet = (text: string, file?: string): Snippet => snippetOf('yaml', text, {line: 5, ...(file && {file})});

describe('the version of an action, an image or a tool', () => {
  test.each([
    ['uses: dagger/dagger-for-github@8.0.0', 'action dagger/dagger-for-github 8.0.0: all pages use v8.4.1'],
    [
      'uses: some/other@v1',
      'action some/other has no version in packages/verify/src/versions/pinned.json; add v1 there',
    ],
    ['.from("node:20-slim")', 'image node 20-slim: all pages use 22-slim'],
    ['alpine:latest', 'image alpine latest: all pages use 3.22'],
    ['FROM gcr.io/distroless/static:v1', 'image gcr.io/distroless/static has no version'],
    ['pip install ruff==0.1.0', 'tool ruff 0.1.0: all pages use 0.12.4'],
  ])('must be the same on all pages: %s', (text, message) => {
    const failures = checkVersions([snippet(`first\n${text}`)]);
    expect(failures).toEqual([expect.objectContaining({line: 6})]);
    expect(failures[0]?.message).toContain(message);
  });

  test.each([
    'tcp://docker:2376',
    'alpine:3.22',
    'registry.example.com/base/node:18',
    'image: my-org/app:v1',
    "from 'node:fs'",
  ])('isn’t matched by %s', (text) => expect(checkVersions([snippet(text)])).toEqual([]));

  test('may differ on a page that pinned.json exempts', () => {
    const page = 'versioned_docs/version-0.18.14/configuration/modules.mdx';
    expect(checkVersions([snippet('node:22.11.0-alpine', page)])).toEqual([]);
    expect(checkVersions([snippet('node:22.11.0-alpine')])).toHaveLength(1);
  });
});
