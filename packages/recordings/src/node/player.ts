import {cpSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BuiltSite} from '@docs-kit/base/node/after-build';
import {writeAsset} from '@docs-kit/base/node/assets';
import {bundle} from '@docs-kit/base/node/bundle';
import {playerFile, recordingsFolder} from '../names';
import {castFile, listRecordings} from './remark';

/**
 * The policy of the player's document. It allows WebAssembly, which the player's terminal emulator needs and pages
 * forbid, and nothing else that pages forbid.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join(';');

/** A step after the build: writes the recordings, and the player's document with hashed assets for its script and styles. */
export function recordingPlayer({outDir, baseUrl}: Pick<BuiltSite, 'outDir' | 'baseUrl'>): void {
  const addressOf = (entry: string, extension: string): string => {
    const content = bundle(path.join(__dirname, '../browser/frame', entry), {});
    return baseUrl + writeAsset(outDir, extension, `player.${extension}`, content);
  };
  const html = [
    '<!DOCTYPE html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="UTF-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="robots" content="noindex, nofollow">',
    '<title>Recording of a terminal</title>',
    `<link rel="stylesheet" href="${addressOf('frame.css', 'css')}">`,
    `<script src="${addressOf('index.ts', 'js')}" defer></script>`,
    '</head>',
    '<body><section aria-label="Terminal"></section></body>',
    '</html>',
  ];
  writeFileSync(path.join(outDir, playerFile), `${html.join('\n')}\n`);
  for (const name of listRecordings()) cpSync(castFile(name), path.join(outDir, recordingsFolder, `${name}.cast`));
}
