import {version as release} from '@docs-kit/dagger/version';
import {loadCommands, loadEnvironment, loadLater, loadTools} from '@docs-kit/dagger/facts/facts';
import {findType, loadApi} from '@docs-kit/dagger/api/model';
import {sameName} from '@docs-kit/dagger/api/names';
import type {ApiModel, ApiType} from '@docs-kit/dagger/api/types';
import {memoize} from '@docs-kit/base/memoize';
import {fold} from '@docs-kit/base/names';

/** The names that a page's running text may use. */
export interface Known {
  /** The release that the text documents, for messages. */
  version: string;
  /** Commands of later releases: `dagger check`. */
  laterCommands: readonly string[];
  isType: (name: string) => boolean;
  /** Whether a type has a field or value, in any SDK's style. */
  hasMember: (type: string, member: string) => boolean;
  isVariable: (name: string) => boolean;
  /** Without dashes: flags of commands, API functions, and other programs. */
  flags: ReadonlySet<string>;
  isArgument: (flag: string) => boolean;
  /** Other dotted names. */
  isOther: (name: string) => boolean;
}

/** Pages of other versions than the snapshot may also use names from later releases. */
export const knownFor = (file: string): Known =>
  load(
    /^(?:versioned_)?docs\//.test(file) && !file.startsWith(`versioned_docs/version-${release}/`) ? 'next' : 'snapshot',
  );

const load = memoize((version: 'next' | 'snapshot'): Known => {
  const next = version === 'next';
  const apis = next ? [loadApi(), loadApi('0.18.19')] : [loadApi()];
  const later = next ? loadLater() : {api: [], commands: [], flags: [], environment: []};
  const laterApi = later.api.map(({name}) => name);
  const commands = loadCommands();
  const tools = loadTools();
  const environment = [...loadEnvironment(), ...later.environment.map(({name}) => ({name, prefix: false}))];
  const argumentNames = new Set(apis.flatMap(argumentsOf).map(fold));
  return {
    version: next ? '0.18 or in src/dagger/facts/later.json' : release,
    laterCommands: later.commands.map(({name}) => name),
    isType: (name) =>
      apis.some((api) => findType(api, name)) ||
      laterApi.some((known) => known === name || known.startsWith(`${name}.`)),
    hasMember: (type, member) =>
      apis.some((api) => membersOf(findType(api, type)).some((name) => sameName(name, member))) ||
      laterApi.some((known) => sameName(known, type + member)),
    isVariable: (name) =>
      environment.some((known) => (known.prefix ? name.startsWith(known.name) : name === known.name)),
    flags: new Set([
      ...commands.globalFlags.map(({name}) => name),
      ...[...commands.commands.values()].flatMap((command) => command.flags.map(({name}) => name)),
      ...later.flags.map(({name}) => name),
      ...tools.flags,
    ]),
    isArgument: (flag) => argumentNames.has(fold(flag)),
    isOther: (name) => tools.names.some((other) => name === other || name.startsWith(`${other}.`)),
  };
});

function membersOf(type: ApiType | undefined): string[] {
  if (!type || type.kind === 'scalar') return [];
  return [...(type.kind === 'enum' ? type.values : type.fields).keys()];
}

function argumentsOf(api: ApiModel): string[] {
  return [...api.types.values()].flatMap((type) =>
    type.kind === 'object' ? [...type.fields.values()].flatMap(({args}) => args.map(({name}) => name)) : [],
  );
}
