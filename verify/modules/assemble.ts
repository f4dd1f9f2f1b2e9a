import {toKebab, toScreamingSnake} from '../../src/content/api/names';
import type {TypeRef} from '../../src/content/api/types';
import {lowerCamelCase, namespacedType, upperCamelCase} from './naming';
import {unknownType, type RawDefinition, type RawFunction, type RawType} from './raw';
import type {CallableFunction, EnumDefinition, FunctionProvider, ModuleModel} from './types';

/** A module's own name, and its alias in a dependent module. */
export interface ModuleNames {
  own: string;
  final: string;
}

/**
 * Converts a parser's findings to the module's final types, named as the engine names them. Undefined if the main
 * object is missing, because then there's no module.
 */
export function assembleModule(
  names: ModuleNames,
  language: string,
  definitions: readonly RawDefinition[],
): ModuleModel | undefined {
  const main = upperCamelCase(names.final);
  const own = new Map(definitions.map(({name}) => [name, namespacedType(name, names.own, names.final)]));
  const resolve = (type: RawType): TypeRef => ({
    name: own.get(type.name) ?? type.name,
    list: type.list,
    required: !type.nullable && type.name !== unknownType,
  });
  const convert = (fn: RawFunction, file: string): CallableFunction => {
    const graphqlName = lowerCamelCase(fn.name);
    return {
      name: graphqlName,
      command: toKebab(graphqlName),
      parameters: fn.parameters.map((parameter) => {
        const parameterName = lowerCamelCase(parameter.name);
        return {
          name: parameterName,
          flag: toKebab(parameterName),
          type: resolve(parameter.type),
          required: !parameter.optional,
        };
      }),
      returns: resolve(fn.returns),
      place: {file, line: fn.line},
    };
  };

  const types = new Map<string, FunctionProvider | EnumDefinition>();
  let constructorFunction: CallableFunction | undefined;
  for (const definition of definitions) {
    const typeName = own.get(definition.name) ?? definition.name;
    if (definition.kind === 'enum') {
      types.set(typeName, {kind: 'enum', name: typeName, members: definition.members.map(toScreamingSnake)});
      continue;
    }
    const functions = definition.functions.map((fn) => convert(fn, definition.file));
    types.set(typeName, {kind: definition.kind, name: typeName, core: false, functions});
    if (typeName !== main || definition.kind !== 'object') continue;
    const place = {file: definition.file, line: definition.line};
    const none: CallableFunction = {
      name: '',
      command: '',
      parameters: [],
      returns: {name: main, list: false, required: true},
      place,
    };
    constructorFunction =
      definition.constructorFunction === undefined
        ? none
        : {...convert(definition.constructorFunction, definition.file), returns: none.returns};
  }
  return constructorFunction === undefined
    ? undefined
    : {name: names.final, language, main, constructorFunction, types};
}
