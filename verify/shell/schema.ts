import {commandType, hasFlag as hasFlagOf, hiddenFunctions} from '../../src/content/api/commands';
import {toKebab} from '../../src/content/api/names';
import type {ApiArgument, ApiField, ApiModel, TypeRef} from '../../src/content/api/types';
import type {CallableFunction, EnumDefinition, FunctionProvider, ModuleModel} from '../modules/types';

type Definition = FunctionProvider | EnumDefinition | {kind: 'scalar' | 'input'; name: string};

/** Everything a command line can use: the API's types, and those of a module and its dependencies. */
export interface Schema {
  definition: (name: string) => Definition | undefined;
  typeNames: () => Iterable<string>;
  /** The called module, if there's one. */
  module?: ModuleModel;
  /** Keyed by name, as in `dagger.json`. */
  dependencies: Map<string, ModuleModel>;
  /** True if an unknown module is loaded, so that any name may be one of its functions. */
  foreign?: boolean;
}

function coreFunction(field: ApiField, types: ApiModel['types']): CallableFunction {
  return {
    name: field.name,
    command: toKebab(field.name),
    parameters: field.args.map((arg: ApiArgument) => ({
      name: arg.name,
      flag: toKebab(arg.name),
      type: commandType(arg.type, types),
      required: !arg.optional,
    })),
    returns: field.returns,
  };
}

function coreDefinitions(api: ApiModel): Map<string, Definition> {
  const definitions = new Map<string, Definition>();
  for (const [name, type] of api.types) {
    if (type.kind === 'object') {
      // The CLI hides `id`.
      const fields = [...type.fields.values()].filter((field) => field.name !== 'id');
      const functions = fields.map((field) => coreFunction(field, api.types));
      definitions.set(name, {kind: 'object', name, core: true, functions});
    } else if (type.kind === 'enum') {
      definitions.set(name, {kind: 'enum', name, members: [...type.values.keys()]});
    } else {
      definitions.set(name, {kind: type.kind, name});
    }
  }
  return definitions;
}

const coreCache = new WeakMap<ApiModel, Map<string, Definition>>();

/** Merges the API with a module and its dependencies. */
export function createSchema(api: ApiModel, module?: ModuleModel, dependencies: readonly ModuleModel[] = []): Schema {
  let core = coreCache.get(api);
  if (core === undefined) {
    core = coreDefinitions(api);
    coreCache.set(api, core);
  }
  const definitions = new Map(core);
  for (const loaded of [...dependencies, ...(module === undefined ? [] : [module])]) {
    for (const [name, type] of loaded.types) definitions.set(name, type);
  }
  return {
    definition: (name) => definitions.get(name),
    typeNames: () => definitions.keys(),
    ...(module === undefined ? {} : {module}),
    dependencies: new Map(dependencies.map((dependency) => [dependency.name, dependency])),
  };
}

/** The type whose functions can follow a value of this type; for lists, the elements' type. */
export function providerOf(schema: Schema, type: TypeRef): FunctionProvider | undefined {
  const definition = schema.definition(type.name);
  return definition?.kind === 'object' || definition?.kind === 'interface' ? definition : undefined;
}

/** False for arguments without a flag on the command line. */
export function hasFlag(schema: Schema, type: TypeRef, name = ''): boolean {
  return hasFlagOf(type, schema.definition(type.name)?.kind, name);
}

/** A type's functions in `dagger call`. Others are for SDKs, or have arguments that no flag can set. */
export function callableFunctions(schema: Schema, provider: FunctionProvider): CallableFunction[] {
  const hidden = provider.core ? hiddenFunctions.get(provider.name) : undefined;
  if (hidden === 'all') return [];
  return provider.functions.filter(
    (fn) =>
      hidden?.has(fn.name) !== true &&
      fn.parameters.every((parameter) => !parameter.required || hasFlag(schema, parameter.type, parameter.name)),
  );
}

/** `[Container]` for a list, else `Container`. */
export function typeText(type: TypeRef): string {
  return type.list ? `[${type.name}]` : type.name;
}
