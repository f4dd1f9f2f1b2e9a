import path from 'node:path';
import {capitalize} from '../../../src/content/api/spelling';
import type {TypeRef} from '../../../src/content/api/types';
import type {CallableFunction, FunctionProvider, ModuleModel, Parameter} from '../../modules/types';
import {hiddenFromModules} from '../shared/dependencies';

const SCALARS: Record<string, string> = {
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
const BUNDLED = 'argument, connect, connection, Context, entrypoint, enumType, field, func, object';

/**
 * The declarations of `@dagger.io/dagger` inside a module: the bundled exports of the package at `sdk`, without the API
 * for external clients only, and with the functions of the module's dependencies.
 */
export function moduleSdk(sdk: string, dependencies: readonly ModuleModel[]): string {
  const types = dependencies.flatMap((model) => [...model.types.values()]);
  const objects = types.filter((type): type is FunctionProvider => type.kind !== 'enum');
  const known = new Set(objects.map(({name}) => name));
  const hidden = hiddenFromModules.map((name) => `'${name.toLowerCase()}'`).join(' | ');
  return [
    `import {Client as Base} from '${sdk}'`,
    `import * as Api from '${sdk}'`,
    `export {${BUNDLED}} from '${sdk}'`,
    `export type {CallbackFct, ConnectOpts} from '${sdk}'`,
    `export * from '${generatedClient(sdk)}'`,
    `export interface Client extends Omit<Base, ${hidden}> {`,
    ...dependencies.map((model) => {
      const name = model.name.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());
      return method({...model.constructorFunction, name}, model.main, known, 'Client');
    }),
    '}',
    'export declare const dag: Client',
    ...objects.map((type) => declareObject(type, known)),
    ...declareBindings(sdk, objects),
    ...types.flatMap((type) =>
      type.kind === 'enum'
        ? [`export declare enum ${type.name} {${type.members.map((name) => `${pascal(name)} = '${name}'`).join(', ')}}`]
        : [],
    ),
  ].join('\n');
}

const generatedClient = (sdk: string): string => path.posix.join(path.posix.dirname(sdk), 'api/client.gen');

function declareObject(type: FunctionProvider, known: ReadonlySet<string>): string {
  const functions = type.functions.map((fn) => method(fn, undefined, known, type.name));
  return [
    `export declare class ${type.name} {`,
    `  id: () => Promise<string & {__${type.name}ID: never}>`,
    ...functions,
    '}',
  ].join('\n');
}

/** The inputs and outputs of an environment that the code generator adds for each object of a dependency. */
function declareBindings(sdk: string, objects: readonly FunctionProvider[]): string[] {
  if (objects.length === 0) return [];
  const self = '__module';
  return [
    `import type * as ${self} from './dagger-sdk'`,
    `declare module '${generatedClient(sdk)}' {`,
    '  interface Env {',
    ...objects.flatMap(({name}) => [
      `    with${name}Input(name: string, value: ${self}.${name}, description: string): Env`,
      `    with${name}Output(name: string, description: string): Env`,
    ]),
    '  }',
    '  interface Binding {',
    ...objects.map(({name}) => `    as${name}(): ${self}.${name}`),
    '  }',
    '}',
  ];
}

/** Required arguments by position, the others in an object, as in generated code. */
function method(fn: CallableFunction, returns: string | undefined, known: ReadonlySet<string>, owner: string): string {
  const required = fn.parameters.filter((parameter) => parameter.required);
  const optional = fn.parameters.filter((parameter) => !parameter.required);
  const args = required.map((parameter) => declareParameter(parameter, known, ':'));
  if (optional.length > 0) {
    args.push(`opts?: {${optional.map((parameter) => declareParameter(parameter, known, '?:')).join('; ')}}`);
  }
  const result = returns ?? resultType(fn.returns, known);
  return `  /** ${capitalize(owner)} */\n  ${fn.name}: (${args.join(', ')}) => ${result}`;
}

function declareParameter({name, type}: Parameter, known: ReadonlySet<string>, separator: string): string {
  return `${name}${separator} ${typeName(type.name, known)}${type.list ? '[]' : ''}`;
}

function typeName(name: string, known: ReadonlySet<string>): string {
  if (SCALARS[name] !== undefined) return SCALARS[name];
  return known.has(name) ? name : `Api.${name}`;
}

/** Objects are returned directly, everything else as a promise. */
function resultType({name, list}: TypeRef, known: ReadonlySet<string>): string {
  const type = typeName(name, known);
  if (list) return `Promise<${type}[]>`;
  return SCALARS[name] === undefined ? type : `Promise<${type}>`;
}

const pascal = (name: string): string => name.toLowerCase().split('_').map(capitalize).join('');
