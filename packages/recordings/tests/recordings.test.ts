import {existsSync, mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parseCast} from '../src/node/cast';
import {castAddress, playerAddress} from '../src/names';
import {recordingPlayer} from '../src/node/player';
import {castFile, listRecordings} from '../src/node/remark';

test.each(listRecordings())('%s contains no local path', (name) => {
  expect(readFileSync(castFile(name), 'utf8')).not.toMatch(/\/home\/(?!you\b)|\/Users\/|\/work\//);
});

test('a recording of asciinema’s has events besides outputs, and may have no limit of pauses', () => {
  const lines =
    '{"version": 2, "width": 80, "height": 24, "timestamp": 1}\n[0.5, "o", "a"]\n[1, "i", "b"]\n[9, "o", "c"]\n';
  expect(parseCast(lines, 'a.cast')).toEqual({
    width: 80,
    height: 24,
    idleTimeLimit: Infinity,
    outputs: [
      [0.5, 'a'],
      [9, 'c'],
    ],
  });
});

test('a line that isn’t JSON is reported in the recording, not on the page', () => {
  expect(() => parseCast('{"version": 2}\n[0, "o", "a"\n', 'src/recordings/a.cast')).toThrow(
    /^src\/recordings\/a\.cast:2: this line isn't JSON \(.+\)\. Record it again\.$/,
  );
});

test('the player plays recordings of the site and nothing else', () => {
  expect(castAddress(playerAddress('/base/', 'page/demo').replace(/.*#/, '#'))).toBe('recordings/page/demo.cast');
  for (const hash of ['', '#', '#//elsewhere.test/x', '#../x', '#https://elsewhere.test/x'])
    expect(castAddress(hash), hash).toBeUndefined();
});

test('the player’s document has its own policy, isn’t indexed, and its files exist', () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'player-'));
  recordingPlayer({outDir, baseUrl: '/base/'});
  const html = readFileSync(path.join(outDir, 'player.htm'), 'utf8');
  const files = [...html.matchAll(/(?:href|src)="\/base\/([^"]+)"/g)].map(([, file = '']) => file);
  const found = files.map((file) => existsSync(path.join(outDir, file)));
  expect(found).toEqual([true, true]);
  expect(files.map((file) => path.extname(file))).toEqual(['.css', '.js']);
  for (const name of listRecordings())
    expect(existsSync(path.join(outDir, String(castAddress(`#${name}`))))).toBe(true);
  expect(html).toMatch(/^<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="UTF-8">\n/);
  expect(html).toMatch(/<title>.+<\/title>[^]+<\/head>\n<body><section aria-label="Terminal"><\/section><\/body>\n/);
  expect(html).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(html).toContain('content="noindex, nofollow"');
});
