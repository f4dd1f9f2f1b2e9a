import {loadApi, objectOfId} from '../../../src/content/api/model';
import {pythonName} from '../../../src/content/api/spelling';
import type {TypeRef} from '../../../src/content/api/types';
import {lowerCamelCase} from '../../modules/naming';
import type {ModuleModel} from '../../modules/types';
import {isHiddenFromModules} from '../shared/dependencies';
import type {DependencyFunction} from '../shared/dependencies';

const scalars: Record<string, string> = {String: 'str', Int: 'int', Float: 'float', Boolean: 'bool', Void: 'None'};

function isLeaf(name: string, models: readonly ModuleModel[]): boolean {
  if (name in scalars) return true;
  if (models.some(({types}) => types.get(name)?.kind === 'enum')) return true;
  const kind = loadApi().types.get(name)?.kind;
  return kind === 'enum' || kind === 'scalar';
}

function pythonType(ref: TypeRef): string {
  const api = loadApi();
  const name = scalars[ref.name] ?? objectOfId(api, ref.name)?.name ?? ref.name;
  return ref.list ? `list["${name}"]` : name in scalars || Object.values(scalars).includes(name) ? name : `"${name}"`;
}

function method(fn: DependencyFunction, models: readonly ModuleModel[]): string {
  const awaited = fn.returns.list || isLeaf(fn.returns.name, models);
  const required = fn.parameters.filter((parameter) => parameter.required);
  const optional = fn.parameters.filter((parameter) => !parameter.required);
  const parameters = [
    'self',
    ...required.map(({name, type}) => `${pythonName(name)}: ${pythonType(type)}`),
    ...(optional.length > 0 ? ['*'] : []),
    ...optional.map(({name, type}) => `${pythonName(name)}: typing.Optional[${pythonType(type)}] = None`),
  ];
  const head = `${awaited ? 'async def' : 'def'} ${pythonName(fn.name)}(${parameters.join(', ')})`;
  return `    ${head} -> ${pythonType(fn.returns)}: ...`;
}

const returns = (name: string): TypeRef => ({name, list: false, required: true});
const text: TypeRef = {name: 'String', list: false, required: true};

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
  const members = new Map<string, string[]>([
    ['Client', []],
    ['Env', []],
    ['Binding', []],
  ]);
  const classes: string[] = [];
  for (const model of models) {
    members
      .get('Client')
      ?.push(
        method({...model.constructorFunction, name: lowerCamelCase(model.name), returns: returns(model.main)}, models),
      );
    for (const type of model.types.values()) {
      if (type.kind === 'enum') {
        classes.push(
          [`class ${type.name}(Enum):`, ...type.members.map((name) => `    ${name} = "${name}"`)].join('\n'),
        );
        continue;
      }
      const id: DependencyFunction = {name: 'id', parameters: [], returns: text};
      const chain = `    def with_(self, cb: Callable[["${type.name}"], "${type.name}"]) -> "${type.name}": ...`;
      classes.push(
        [`class ${type.name}(Type):`, ...[id, ...type.functions].map((fn) => method(fn, models)), chain].join('\n'),
      );
      const value = {name: 'value', type: returns(type.name), required: true};
      const named = ['name', 'description'].map((name) => ({name, type: text, required: true}));
      const [name, description] = named;
      if (!name || !description) continue;
      const own = (fn: DependencyFunction): string => method(fn, models);
      members
        .get('Env')
        ?.push(
          own({name: `with${type.name}Input`, parameters: [name, value, description], returns: returns('Env')}),
          own({name: `with${type.name}Output`, parameters: named, returns: returns('Env')}),
        );
      members.get('Binding')?.push(own({name: `as${type.name}`, parameters: [], returns: returns(type.name)}));
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

const mark = 'marked by the verifier';

/** Marks the client's methods as deprecated, so that pyright reports where they're used, with their classes. */
export function markMethods(client: string): string {
  return client
    .replaceAll(/^ {4}(?=(?:async )?def )/gm, `    @deprecated("${mark}")\n    `)
    .replace('import Self\n', 'import Self, deprecated\n');
}

/** Whether one of pyright's diagnostics is due to {@link markMethods}. */
export const isMark = ({message}: {message: string}): boolean => message.endsWith(mark);
