import {
  rawType,
  unknownType,
  type Described,
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

/** The mark of a declaration that none of the attributes describes. */
function missing(file: FileScope, node: Node, ...attributes: string[]): Pick<Described, 'missing'> {
  if (attributes.some((name) => file.attribute(node, name))) return {};
  return {missing: {what: '#[Doc]', line: lineOf(child(node, 'name'))}};
}

function toParameter(file: FileScope, node: Node, self: string): RawParameter {
  const {name, type, optional} = file.parameter(node, self);
  const omittable = optional || type.atoms.has('null') || file.attribute(node, 'DefaultPath') !== undefined;
  return {name, type: toType(type), optional: omittable, ...missing(file, node, 'Doc', 'Argument')};
}

function toFunction(file: FileScope, node: Node, self: string): RawFunction {
  const constructor = nameOf(node) === '__construct';
  const described = constructor || children(file.attribute(node, 'DaggerFunction'), 'args').length > 0;
  return {
    name: constructor ? '' : nameOf(node),
    parameters: children(node, 'arguments').map((parameter) => toParameter(file, parameter, self)),
    returns: constructor ? rawType(self) : toType(file.type(node, self)),
    line: lineOf(child(node, 'name')),
    ...(!described && missing(file, node, 'Doc')),
  };
}

function toDefinition(file: FileScope, node: Node): RawDefinition | undefined {
  const name = nameOf(node);
  const place = {file: file.path, line: lineOf(child(node, 'name'))};
  const body = children(node, 'body');
  if (node.kind === 'enum')
    return {kind: 'enum', name, members: body.filter(({kind}) => kind === 'enumcase').map(nameOf), ...place};

  if (node.kind !== 'class' || !file.attribute(node, 'DaggerObject')) return undefined;
  const exposed = body
    .filter((member) => member.kind === 'method' && file.attribute(member, 'DaggerFunction'))
    .map((method) => toFunction(file, method, name));
  const constructorFunction = exposed.find((fn) => fn.name === '');
  const functions = exposed.filter((fn) => fn !== constructorFunction);
  const described = {...place, ...missing(file, node, 'Doc')};
  return {kind: 'object', name, functions, ...described, ...(constructorFunction && {constructorFunction})};
}

/** The functions and types that a file exposes. */
export function definitionsIn(file: FileScope): RawDefinition[] {
  return file.declarations.flatMap((node) => toDefinition(file, node) ?? []);
}

function parseModule(files: readonly SourceFile[]): RawDefinition[] {
  try {
    return files.flatMap(({file, source}) => definitionsIn(new FileScope(file, source)));
  } catch {
    // The checker reports the syntax error.
    return [];
  }
}

/** Reads the functions and types that PHP modules expose. */
export const readPhp: ModuleReader = (modules) => modules.map(parseModule);
