import {existsSync, mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readScript} from '../src/recorder/script';
import {recordSession} from '../src/recorder/session';
import {formatCast, parseCast} from '../src/node/cast';
import {castAddress, playerAddress} from '../src/names';
import {recordingPlayer} from '../src/node/player';
import {listRecordings} from '../src/node/remark';

const folder = 'src/recordings';
const names = listRecordings();

test.each(names)('%s matches its script and contains no local path', (name) => {
  const file = path.join(folder, `${name}.cast`);
  const source = readFileSync(file, 'utf8');
  const cast = parseCast(source, file);
  expect(formatCast(cast)).toBe(source);
  const {width, height} = readScript(folder, name);
  expect({width: cast.width, height: cast.height}).toEqual({width, height});
  expect(source).not.toMatch(/verify-engine-|\/home\/(?!you\b)|\/Users\/|\/work\//);
});

test('a line that isn’t JSON is reported in the recording, not on the page', () => {
  expect(() => parseCast('{"version": 2}\n[0, "o", "a"\n', 'src/recordings/a.cast')).toThrow(
    /^src\/recordings\/a\.cast:2: this line isn't JSON \(.+\)\. Record it again\.$/,
  );
});

test('a missing script is reported with a fix', () => {
  expect(() => readScript(folder, 'no/such')).toThrow(
    "src/recordings/no/such.yaml:1: the script doesn't exist or isn't valid YAML. ",
  );
});

// `script` has these options in util-linux only.
test.runIf(process.platform === 'linux')('a session is typed into a shell, which ends with it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'session-'));
  const {outputs} = await recordSession({width: 80, height: 10, steps: [{run: 'echo pid $$'}]}, folder, folder);
  const printed = outputs.map(([, text]) => text).join('');
  expect(printed).toMatch(/^\$ echo pid \$\$\r\n/);
  const [, pid] = /pid (\d+)/.exec(printed) ?? [];
  await expect.poll(() => existsSync(`/proc/${pid}`), {timeout: 10_000}).toBe(false);
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
  expect(html).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(html).toContain('content="noindex, nofollow"');
});
