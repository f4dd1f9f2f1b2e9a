import {loadApi, objectOfId} from '@docs-kit/dagger/api/model';
import {pythonName} from '@docs-kit/dagger/api/spelling';
import type {ApiEnum, ApiField, ApiModel, ApiObject, TypeRef} from '@docs-kit/dagger/api/types';
import type {ModuleModel} from '../../modules/types';
import {additionsOf, isLazy, withModules} from '../../shared/dependencies';

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

/** The SDK's generated client (`dagger/client/gen.py`) with what modules add to it. */
export function extendClient(source: string, models: readonly ModuleModel[]): string {
  const api = withModules(loadApi(), models);
  let client = source.replace('import warnings\n', 'import typing\nimport warnings\n');
  const insert = (before: string, after: string, lines: readonly string[]): void => {
    const place = before + after;
    if (!client.includes(place)) throw new Error("dagger/client/gen.py isn't the one from dagger-io 0.18.14");
    client = client.replace(place, () => [before, ...lines.map((line) => `${line}\n`), after].join(''));
  };
  for (const type of additionsOf(models).values()) {
    const isNew = !loadApi().types.has(type.name);
    const name = pythonClass(type);
    if (isNew && (type.kind === 'enum' || type.kind === 'object')) {
      insert('', '\ndag = ', ['', `class ${name}(${type.kind === 'enum' ? 'Enum' : 'Type'}):`, ...members(api, type)]);
      insert('__all__ = [\n', '', [`    "${name}",`]);
    } else if (type.kind === 'object') {
      insert(`class ${name}(${name === 'Client' ? 'Root' : 'Type'}):\n`, '', members(api, type));
    }
  }
  return client;
}

function members(api: ApiModel, type: ApiObject | ApiEnum): string[] {
  if (type.kind === 'enum') return Array.from(type.values.keys(), (name) => `    ${name} = "${name}"`);
  const methods = Array.from(type.fields.values(), (field) => method(api, field));
  if (loadApi().types.has(type.name)) return methods;
  return [...methods, `    def with_(self, cb: Callable[["${type.name}"], "${type.name}"]) -> "${type.name}": ...`];
}
