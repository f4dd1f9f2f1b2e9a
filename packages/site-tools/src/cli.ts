import {runCommand} from '@docs-kit/base/node/command';
import {root} from '@docs-kit/base/node/root';
import {createRequire} from 'node:module';
import path from 'node:path';
import {config, type SiteCommand} from './config';
import {runInherited} from './processes';
import {type Tool, toolFile, tools} from './tools';

const own = (name: string, about: string): [string, SiteCommand] => [
  name,
  {about, module: path.join(__dirname, 'commands', `${name}.ts`)},
];

const commands: Readonly<Record<string, SiteCommand>> = {
  ...Object.fromEntries([
    own('start', 'serves the pages while you edit them'),
    own('build', 'builds the site into build/'),
    own('serve', 'serves build/'),
    own('preview', 'builds the site and serves it'),
    own('test', 'runs all checks, or those that you name'),
    own('spec', 'lists the requirements with their tests'),
    own('stage', 'prepares a folder for a host'),
    own('redirects', 'writes the redirects into the configurations of hosts'),
    own('rename', 'moves a page, with what names it'),
    own('rebase', 'serves the site below another path'),
    own('types', 'checks types'),
  ]),
  ...config.commands,
};

/** Runs a command of this package, of the configuration, or one of the tools. */
async function main([name = '', ...args]: readonly string[]): Promise<void> {
  const command = commands[name];
  const tool = tools[name];
  if (tool) {
    process.exitCode = await runTool(tool, args);
  } else if (command) {
    await runModule(command.module, args);
  } else {
    const lines = Object.entries({...commands, ...tools}).map(([known, {about}]) => `  ${known.padEnd(15)}${about}`);
    const list = `Usage: npx site COMMAND [ARGUMENTS]\n\n${lines.join('\n')}\n`;
    if (name === '' || name === '--help') process.stdout.write(list);
    else throw new Error(`Unknown command: ${name}.\n\n${list}`);
  }
}

async function runTool(tool: Tool, args: readonly string[]): Promise<number> {
  await tool.prepare?.();
  return runInherited([toolFile(tool), ...tool.args, ...args]);
}

async function runModule(module: string, args: readonly string[]): Promise<void> {
  const load = createRequire(path.join(root, 'package.json'));
  const {main: start, usage} = load(module) as {main: (args: readonly string[]) => unknown; usage?: string};
  if (usage !== undefined && args.some((arg) => arg === '--help' || arg === '-h')) process.stdout.write(usage);
  else await start(args);
}

void runCommand(() => main(process.argv.slice(2)));
