/* Stops a command with one line if Node.js is older than `engines` in package.json requires. npm checks `engines` when
   it installs, but not when it runs a script, where each tool would fail in its own way. Plain JavaScript, because an
   old Node.js must be able to run it. */
import {readFileSync} from 'node:fs';
import process from 'node:process';
import {URL} from 'node:url';

const {engines} = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
const [, wanted] = /^>=(\d+\.\d+)$/.exec(engines.node);
const [major, minor] = process.versions.node.split('.').map(Number);
const [leastMajor, leastMinor] = wanted.split('.').map(Number);

if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  process.stderr.write(`Node.js ${process.versions.node} is too old. Use ${wanted} or later.\n`);
  process.exitCode = 1;
}
