import {loadApi, objectOfId} from '@docs-kit/dagger/api/model';
import {pythonName} from '@docs-kit/dagger/api/spelling';
import type {ApiField, ApiModel, TypeRef} from '@docs-kit/dagger/api/types';
import type {ModuleModel} from '../../modules/types';
import {additionsOf, isHiddenFromModules, isLazy, withModules} from '../../shared/dependencies';

/** The generated class of an API type. */
const pythonClass = ({name}: {name: string}): string => (name === 'Query' ? 'Client' : name);

const scalars: Record<string, string> = {String: 'str', Int: 'int', Float: 'float', Boolean: 'bool', Void: 'None'};

function pythonType(api: ApiModel, ref: TypeRef): string {
  const scalar = scalars[ref.name];
  const name = scalar ?? objectOfId(api, ref.name)?.name ?? ref.name;
  return ref.list ? `list["${name}"]` : (scalar ?? `"${name}"`);
}

function method(api: ApiModel, field: ApiField): string {
  const {name, args, returns} = field;
  const required = args.filter(({optional}) => !optional);
  const optional = args.filter((arg) => arg.optional);
  const parameters = [
    'self',
    ...required.map((arg) => `${pythonName(arg.name)}: ${pythonType(api, arg.type)}`),
    ...(optional.length > 0 ? ['*'] : []),
    ...optional.map((arg) => `${pythonName(arg.name)}: typing.Optional[${pythonType(api, arg.type)}] = None`),
  ];
  const result = name === 'id' ? 'str' : pythonType(api, returns);
  return `    ${isLazy(api, field) ? 'def' : 'async def'} ${pythonName(name)}(${parameters.join(', ')}) -> ${result}: ...`;
}

/** A top-level statement of the generated client, with its decorators. */
interface Block {
  name: string;
  text: string;
}

function toBlocks(source: string): Block[] {
  const blocks: Block[] = [];
  let decorators = '';
  for (const part of source.split(/\n(?=[^\s)\]}#])/)) {
    if (part.startsWith('@')) {
      decorators += `${part}\n`;
      continue;
    }
    blocks.push({name: /^class (\w+)/.exec(part)?.[1] ?? '', text: decorators + part});
    decorators = '';
  }
  return blocks;
}

/** Removes methods from a class whose signatures contain a hidden type. */
function withoutHidden(block: string): string {
  return block
    .split(/\n(?= {4}(?:async )?def | {4}@)/)
    .filter((member) => {
      const signature = /^ {4}(?:async )?def [\s\S]*?:\n/.exec(member)?.[0] ?? '';
      return ![...signature.matchAll(/\b[A-Z]\w*/g)].some(([name]) => isHiddenFromModules(name));
    })
    .join('\n');
}

/** Additional members of each class of the client, and the classes that modules add. */
function declare(models: readonly ModuleModel[]): {members: Map<string, string[]>; classes: string[]} {
  const api = withModules(loadApi(), models);
  const members = new Map<string, string[]>();
  const classes: string[] = [];
  for (const type of additionsOf(models).values()) {
    if (type.kind === 'enum') {
      const values = [...type.values.keys()].map((name) => `    ${name} = "${name}"`);
      classes.push([`class ${type.name}(Enum):`, ...values].join('\n'));
    } else if (type.kind === 'object') {
      const methods = [...type.fields.values()].map((field) => method(api, field));
      const chain = `    def with_(self, cb: Callable[["${type.name}"], "${type.name}"]) -> "${type.name}": ...`;
      if (loadApi().types.has(type.name)) members.set(pythonClass(type), methods);
      else classes.push([`class ${type.name}(Type):`, ...methods, chain].join('\n'));
    }
  }
  return {members, classes};
}

/**
 * The generated client (`dagger/client/gen.py`) as a module sees it: without the parts for external clients only, and
 * with the module's dependencies.
 */
export function moduleClient(source: string, models: readonly ModuleModel[]): string {
  const {members, classes} = declare(models);
  const blocks = toBlocks(source)
    .filter(({name}) => !isHiddenFromModules(name))
    .map(({name, text: block}) => {
      if (name === '')
        return block.replace(/^\s*"(\w+)",\n/gm, (line, entry: string) => (isHiddenFromModules(entry) ? '' : line));
      const added = members.get(name) ?? [];
      const kept = withoutHidden(block).trimEnd();
      return added.length > 0 ? `${kept}\n\n${added.join('\n\n')}\n\n` : `${kept}\n\n`;
    });
  const all = blocks.findIndex((block) => block.startsWith('__all__'));
  const names = models
    .flatMap(({types}) => [...types.keys()])
    .map((name) => `    "${name}",\n`)
    .join('');
  const exported = (blocks[all] ?? '').replace('__all__ = [\n', `__all__ = [\n${names}`);
  const position = blocks.findIndex((block) => block.startsWith('dag = '));
  if (all < 0 || position < 0) throw new Error("dagger/client/gen.py isn't the one from dagger-io 0.18.14");
  blocks[all] = exported;
  blocks.splice(position, 0, ...classes.map((block) => `${block}\n\n`));
  return blocks.join('\n').replace('import warnings\n', 'import typing\nimport warnings\n');
}
