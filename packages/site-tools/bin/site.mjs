#!/usr/bin/env node
/* Runs a command of the site: `site build`. Plain JavaScript that any Node.js can run, because it stops with one line if
   Node.js is older than `engines` in package.json requires: npm checks that when it installs, but not when it runs a
   script, where each tool would fail in its own way. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import process from 'node:process';

const {engines} = JSON.parse(readFileSync('package.json', 'utf8'));
const [, wanted] = /^>=(\d+\.\d+)$/.exec(engines.node);
const [major, minor] = process.versions.node.split('.').map(Number);
const [leastMajor, leastMinor] = wanted.split('.').map(Number);

if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  process.stderr.write(`Node.js ${process.versions.node} is too old. Use ${wanted} or later.\n`);
  process.exitCode = 1;
} else {
  try {
    // Lets this process load TypeScript. A second process would have to pass on signals and its exit code.
    await import('tsx');
    createRequire(import.meta.url)('../src/cli.ts');
  } catch ({message}) {
    process.stderr.write(`${message}\nIf a package is missing or for another system, run npm ci --ignore-scripts.\n`);
    process.exitCode = 1;
  }
}
