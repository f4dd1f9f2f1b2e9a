import {toScreamingSnake} from '@docs-kit/dagger/api/names';
import type {TypeRef} from '@docs-kit/dagger/api/types';
import {lowerCamelCase, namespacedType, upperCamelCase} from './naming';
import {rawType, unknownType, type RawDefinition, type RawFunction, type RawType} from './raw';
import {named, type CallableFunction, type ModuleModel} from './types';

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
  const convert = ({name, parameters, returns, line}: RawFunction, file: string): CallableFunction => ({
    ...named(lowerCamelCase(name)),
    args: parameters.map((parameter) => ({
      ...named(lowerCamelCase(parameter.name)),
      type: resolve(parameter.type),
      optional: parameter.optional,
    })),
    returns: resolve(returns),
    place: {file, line},
  });

  const types: ModuleModel['types'] = new Map();
  let constructorFunction: CallableFunction | undefined;
  for (const definition of definitions) {
    const {file, line} = definition;
    const type = named(own.get(definition.name) ?? definition.name);
    if (definition.kind === 'enum') {
      const members = definition.members.map(toScreamingSnake);
      types.set(type.name, {...type, kind: 'enum', values: new Map(members.map((name) => [name, named(name)]))});
      continue;
    }
    const functions = definition.functions.map((fn) => convert(fn, file));
    types.set(type.name, {...type, kind: definition.kind, fields: new Map(functions.map((fn) => [fn.name, fn]))});
    if (type.name !== main || definition.kind !== 'object') continue;
    const none: RawFunction = {name: '', parameters: [], returns: rawType(main), line};
    const returns = {name: main, list: false, required: true};
    constructorFunction = {...convert(definition.constructorFunction ?? none, file), returns};
  }
  return constructorFunction && {name: names.final, language, main, constructorFunction, types};
}
