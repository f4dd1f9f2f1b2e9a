import {commandArguments, hasFlag as hasFlagOf, isCommand} from '@docs-kit/dagger/api/commands';
import {toKebab} from '@docs-kit/dagger/api/names';
import type {ApiArgument, ApiField, ApiModel, ApiType} from '@docs-kit/dagger/api/types';
import type {FunctionProvider, ModuleModel} from '../modules/types';

/** Everything a command line can use: the API's types, and those of a module and its dependencies. */
export interface Schema {
  types: ReadonlyMap<string, ApiType | FunctionProvider>;
  /** The called module, if there's one. */
  module?: ModuleModel;
  /** Keyed by name, as in `dagger.json`. */
  dependencies: Map<string, ModuleModel>;
  /** True if an unknown module is loaded, so that any name may be one of its functions. */
  foreign?: boolean;
}

/** A type as the command line has it: without `id`, and with objects where the API has their IDs. */
function forCommands(type: ApiType, types: ApiModel['types']): ApiType {
  if (type.kind !== 'object') return type;
  const fields = [...type.fields.values()].filter(({name}) => name !== 'id');
  const converted = fields.map((field) => ({...field, args: commandArguments(field, types)}));
  return {...type, fields: new Map(converted.map((field) => [field.name, field]))};
}

/** Merges the API with a module and its dependencies. */
export function createSchema(
  {types}: ApiModel,
  module?: ModuleModel,
  dependencies: readonly ModuleModel[] = [],
): Schema {
  const all: [string, ApiType | FunctionProvider][] = [...types].map(([name, type]) => [
    name,
    forCommands(type, types),
  ]);
  for (const loaded of [...dependencies, ...(module ? [module] : [])]) all.push(...loaded.types);
  return {
    types: new Map(all),
    ...(module && {module}),
    dependencies: new Map(dependencies.map((dependency) => [dependency.name, dependency])),
  };
}

/** The type whose functions can follow a value of the type with this name. */
export function providerOf(schema: Schema, type: string): FunctionProvider | undefined {
  const definition = schema.types.get(type);
  return definition?.kind === 'object' || definition?.kind === 'interface' ? definition : undefined;
}

/** False for arguments without a flag on the command line. */
export function hasFlag(schema: Schema, {type, name}: Pick<ApiArgument, 'type' | 'name'>): boolean {
  return hasFlagOf(type, schema.types.get(type.name)?.kind, name);
}

/** The functions of a type by its name; none if it's another kind of type. */
export function functionsOf(schema: Schema, type: string): ApiField[] {
  return [...(providerOf(schema, type)?.fields.values() ?? [])];
}

/** Finds a function by its name on the command line or in GraphQL. */
export function findFunction(functions: Iterable<ApiField>, name: string): ApiField | undefined {
  return [...functions].find((fn) => fn.name === name || toKebab(fn.name) === name);
}

/** A type's functions in `dagger call`. */
export function callableFunctions({types}: Schema, {name, fields}: FunctionProvider): ApiField[] {
  return [...fields.values()].filter((fn) => isCommand(name, fn, types));
}
