import {existsSync} from 'node:fs';
import {align} from '@docs-kit/base/align';
import {UsageError} from '@docs-kit/base/node/command';
import {messageOf} from '@docs-kit/base/node/error';
import {root} from '@docs-kit/base/node/root';
import {config} from '../config';
import {endWithChildren} from '../processes';
import {changedFiles, type Plan, planFor} from '../testing/changed';
import {type Check, type Result, checks} from '../testing/checks';
import {digestOf, recall, remember} from '../testing/memory';

interface Row extends Result {
  name: string;
  seconds: number;
  remembered: boolean;
}

const parallel = 2;

export const usage = `Usage: npm test [-- OPTIONS] [CHECK...]

Runs these checks, or all, except those that have passed before on the same files.

  --fresh           run all of them again, as CI does
  --changed         run only what the files that differ from the last commit are likely to break
  --changed=BRANCH  the same, from where this branch left another one

Checks:
${checks.map(({name, title}) => `  ${name.padEnd(10)}${title}\n`).join('')}`;

/** Runs checks, and prints a table and a line with the totals. */
export async function main(args: readonly string[]): Promise<void> {
  const changed = args.find((arg) => /^--changed(?:=.|$)/.test(arg));
  const names = args.filter((arg) => arg !== '--fresh' && arg !== changed);
  endWithChildren();
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0) {
    const known = checks.map(({name}) => name).join(', ');
    throw new UsageError(`Unknown check: ${unknown.join(', ')}. Choose from ${known}.`);
  }
  const fresh = Boolean(process.env.CI) || args.includes('--fresh');
  const named = checks.filter(({name}) => names.length === 0 || names.includes(name));
  const plan = changed ? planSince(changed.split('=')[1] ?? 'HEAD', named) : new Map(named.map(({name}) => [name, []]));
  const rows: Row[] = [];
  for (const group of grouped(named.filter(({name}) => plan.has(name)))) await runGroup(group, rows, plan, fresh);

  report(rows);
}

/** Plans what a change needs, and prints what it leaves out. */
function planSince(since: string, named: readonly Check[]): Plan {
  const files = changedFiles(root, since);
  const plan = planFor(files, named, config.changes);
  const left = named.flatMap(({name}) => (plan.has(name) ? [] : name));
  const part = [...plan].flatMap(([name, tests]) => (tests.length > 0 ? `${name} (${tests.join(', ')})` : []));
  console.log(`${files.length} files changed since ${since}.`);
  if (left.length > 0) console.log(`Left to CI: ${left.join(', ')}.`);
  if (part.length > 0) console.log(`In part, by \`changes\` in site-tools.config.ts: ${part.join('; ')}.`);
  return plan;
}

/** Groups consecutive light checks; every other check is alone. */
function grouped(chosen: readonly Check[]): Check[][] {
  const groups: Check[][] = [];
  for (const check of chosen) {
    const last = groups.at(-1);
    if (check.light && last?.every(({light}) => light)) last.push(check);
    else groups.push([check]);
  }
  return groups;
}

async function runGroup(group: readonly Check[], rows: Row[], plan: Plan, fresh: boolean): Promise<void> {
  const waiting = [...group];
  const lane = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const files = plan.get(check.name) ?? [];
      rows.push(await (fresh || files.length > 0 ? runCheck(check, rows, files) : runUnlessPassed(check, rows)));
    }
  };
  await Promise.all(Array.from({length: parallel}, lane));
}

async function runUnlessPassed(check: Check, before: readonly Row[]): Promise<Row> {
  const {name, inputs: pattern = /(?:)/, result} = check;
  const inputs = digestOf(root, pattern);
  const passed = result && !existsSync(result) ? undefined : recall(root, name, inputs);
  if (passed !== undefined) {
    console.log(`✓ ${name} has passed on these files`);
    return {name, passed, failed: 0, output: '', seconds: 0, remembered: true};
  }
  const row = await runCheck(check, before, []);
  // Not if someone has edited them meanwhile.
  if (row.failed === 0 && digestOf(root, pattern) === inputs) remember(root, name, inputs, row.passed);
  return row;
}

async function runCheck(check: Check, before: readonly Row[], files: readonly string[]): Promise<Row> {
  const start = Date.now();
  if (!check.light) console.log(`\n${check.name}: ${check.title}`);

  const result = before.some(({name, failed}) => name === check.after && failed > 0)
    ? {passed: 0, failed: 1, output: `Not run, because ${check.after ?? ''} failed.\n`}
    : await attempt(check, files);
  const row = {...result, name: check.name, seconds: (Date.now() - start) / 1000, remembered: false};
  console.log(`${result.failed > 0 ? '✗' : '✓'} ${check.name} ${row.seconds.toFixed(1)} s`);
  if (result.failed > 0 && result.output) console.log(result.output.trimEnd());

  return row;
}

/** Runs a check; what it needs and can't be installed is its failure. */
async function attempt(check: Check, files: readonly string[]): Promise<Result> {
  try {
    return await check.run(files);
  } catch (error) {
    return {passed: 0, failed: 1, output: messageOf(error)};
  }
}

function report(rows: readonly Row[]): void {
  const sum = (count: 'passed' | 'failed'): number => rows.reduce((total, row) => total + row[count], 0);
  const cells = checks
    .flatMap((check) => rows.find(({name}) => name === check.name) ?? [])
    .map((row) => [row.name, `${row.passed}`, `${row.failed}`, row.remembered ? 'before' : row.seconds.toFixed(1)]);
  console.log(`\n${align([['check', 'passed', 'failed', 'seconds'], ...cells]).join('\n')}`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
