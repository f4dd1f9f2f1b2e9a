import path from 'node:path';
import {loadApi, objectOfId} from '@docs-kit/dagger/api/model';
import {capitalize} from '@docs-kit/dagger/api/spelling';
import type {ApiArgument, ApiField, ApiModel, ApiType, TypeRef} from '@docs-kit/dagger/api/types';
import type {ModuleModel} from '../../modules/types';
import {additionsOf, isLazy, withModules} from '../../shared/dependencies';

const scalars: Record<string, string> = {
  String: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
  Void: 'void',
};

/**
 * The exports that `sdk/index.ts` adds to the generated client in a new module. There are fewer than in the npm
 * package: no error classes, for example. They're listed in
 * `sdk/typescript/runtime/bundled_static_export/module/index.ts` of the engine's sources.
 */
const bundled = 'argument, connect, connection, Context, entrypoint, enumType, field, func, object';

/**
 * The declarations of `@dagger.io/dagger` inside a module: the bundled exports of the package at `sdk`, with the
 * functions of the modules that samples depend on.
 */
export function moduleSdk(sdk: string, dependencies: readonly ModuleModel[]): string {
  const client = path.posix.join(path.posix.dirname(sdk), 'api/client.gen');
  const api = withModules(loadApi(), dependencies);
  const types = [...additionsOf(dependencies).values()];
  const extensions = types.filter(({name}) => loadApi().types.has(name));
  const membersOf = (type: ApiType): string[] =>
    type.kind === 'object' ? [...type.fields.values()].map((field) => declareMethod(api, field)) : [];
  return [
    `import * as Api from '${sdk}'`,
    `export {${bundled}} from '${sdk}'`,
    `export type {CallbackFct, ConnectOpts} from '${sdk}'`,
    `export * from '${client}'`,
    ...types.filter((type) => !extensions.includes(type)).map((type) => declareType(type, membersOf(type))),
    `declare module '${client}' {`,
    ...extensions.flatMap((type) => [
      `interface ${type.name === 'Query' ? 'Client' : type.name} {`,
      ...membersOf(type),
      '}',
    ]),
    '}',
  ].join('\n');
}

function declareType({name, ...type}: ApiType, members: readonly string[]): string {
  if (type.kind === 'object') return [`export declare class ${name} {`, ...members, '}'].join('\n');
  if (type.kind !== 'enum') return `export type ${name} = string & {__${name}: never}`;
  const values = [...type.values.keys()].map((value) => `${pascal(value)} = '${value}'`);
  return `export declare enum ${name} {${values.join(', ')}}`;
}

/** Required arguments by position, the others in an object, as in generated code. */
function declareMethod(api: ApiModel, field: ApiField): string {
  const declare = ({name, type, optional}: ApiArgument): string => {
    const object = objectOfId(api, type.name);
    return `${name}${optional ? '?' : ''}: ${typeText({...type, name: object?.name ?? type.name})}`;
  };
  const args = field.args.filter(({optional}) => !optional).map(declare);
  const optional = field.args.filter((arg) => arg.optional).map(declare);
  if (optional.length > 0) args.push(`opts?: {${optional.join('; ')}}`);
  const result = typeText(field.returns);
  return `  ${field.name}: (${args.join(', ')}) => ${isLazy(api, field) ? result : `Promise<${result}>`}`;
}

function typeText({name, list}: TypeRef): string {
  return (scalars[name] ?? (loadApi().types.has(name) ? `Api.${name}` : name)) + (list ? '[]' : '');
}

const pascal = (name: string): string => name.toLowerCase().split('_').map(capitalize).join('');
