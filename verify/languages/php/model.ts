import {
  rawType,
  unknownType,
  type ModuleReader,
  type RawDefinition,
  type RawFunction,
  type RawParameter,
  type RawType,
  type SourceFile,
} from '../../modules/raw';
import {child, children, lineOf, nameOf, type Node} from './nodes';
import {FileScope} from './scope';
import {isMixed, withoutNull, type PhpType} from './types';

const primitives: Readonly<Record<string, string>> = {
  string: 'String',
  bool: 'Boolean',
  int: 'Int',
  float: 'Float',
  void: 'Void',
};

function toType(type: PhpType): RawType {
  const [name, ...others] = withoutNull(type.element ?? type).atoms;
  if (name === undefined || others.length > 0 || isMixed(type)) return rawType(unknownType);
  const lastName = name.slice(name.lastIndexOf('\\') + 1);
  return rawType(primitives[name] ?? lastName, type.element !== undefined, type.atoms.has('null'));
}

function toParameter(file: FileScope, node: Node, self: string): RawParameter {
  const {name, type, optional} = file.parameter(node, self);
  const omittable = optional || type.atoms.has('null') || file.attribute(node, 'DefaultPath') !== undefined;
  return {name, type: toType(type), optional: omittable};
}

function toFunction(file: FileScope, node: Node, self: string): RawFunction {
  const constructor = nameOf(node) === '__construct';
  return {
    name: constructor ? '' : nameOf(node),
    parameters: children(node, 'arguments').map((parameter) => toParameter(file, parameter, self)),
    returns: constructor ? rawType(self) : toType(file.type(node, self)),
    line: lineOf(child(node, 'name')),
  };
}

function toDefinition(file: FileScope, node: Node): RawDefinition | undefined {
  const name = nameOf(node);
  const place = {file: file.path, line: lineOf(child(node, 'name'))};
  const body = children(node, 'body');
  if (node.kind === 'enum') {
    return {kind: 'enum', name, members: body.filter(({kind}) => kind === 'enumcase').map(nameOf), ...place};
  }
  if (node.kind !== 'class' || !file.attribute(node, 'DaggerObject')) return undefined;
  const exposed = body
    .filter((member) => member.kind === 'method' && file.attribute(member, 'DaggerFunction'))
    .map((method) => toFunction(file, method, name));
  const constructorFunction = exposed.find((fn) => fn.name === '');
  const functions = exposed.filter((fn) => fn !== constructorFunction);
  return {kind: 'object', name, functions, ...place, ...(constructorFunction && {constructorFunction})};
}

function parseModule(files: readonly SourceFile[]): RawDefinition[] {
  try {
    return files.flatMap(({file, source}) => {
      const scope = new FileScope(file, source);
      return scope.declarations.flatMap((node) => toDefinition(scope, node) ?? []);
    });
  } catch {
    // The checker reports the syntax error.
    return [];
  }
}

/** Reads the functions and types that PHP modules expose. */
export const readPhp: ModuleReader = (modules) => modules.map(parseModule);
