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
import {readFile} from './module';
import {attributesOf, child, children, flag, lineOf, parse, nameOf, text, type Attribute, type Node} from './nodes';
import {isOptional, parameterName} from './scope';

const primitives: Readonly<Record<string, string>> = {
  string: 'String',
  bool: 'Boolean',
  int: 'Int',
  float: 'Float',
  void: 'Void',
  null: 'Void',
};

const lastName = (name: string): string => name.slice(name.lastIndexOf('\\') + 1);

function named(attributes: readonly Attribute[], name: string): Attribute | undefined {
  return attributes.find((attribute) => lastName(attribute.name) === name);
}

function toType(node: Node | undefined, nullable: boolean, self: string): RawType {
  if (!node) return rawType(unknownType);
  if (node.kind === 'uniontype') {
    const members = children(node, 'types');
    const kept = members.filter((member) => text(member, 'name') !== 'null');
    const inner = kept.length === 1 ? toType(kept[0], false, self) : rawType(unknownType);
    return {...inner, nullable: kept.length < members.length};
  }
  const own = node.kind === 'selfreference' || node.kind === 'staticreference';
  const name = lastName(text(node, 'name') ?? unknownType);
  return rawType(own ? self : (primitives[name] ?? name), false, nullable);
}

/** The element type in `#[ListOfType('string')]` or `#[ListOfType(File::class)]`. */
function listType(attribute: Attribute | undefined): RawType | undefined {
  const [argument] = attribute?.args ?? [];
  const value = argument?.kind === 'namedargument' ? child(argument, 'value') : argument;
  const name = value && (text(value, 'value') ?? text(child(value, 'what') ?? value, 'name'));
  return name === undefined ? undefined : rawType(primitives[name] ?? lastName(name), true);
}

function toParameter(node: Node, self: string): RawParameter {
  const attributes = attributesOf(node);
  const base = toType(child(node, 'type'), flag(node, 'nullable'), self);
  const list = listType(named(attributes, 'ListOfType'));
  const optional = isOptional(node) || base.nullable || named(attributes, 'DefaultPath') !== undefined;
  return {name: parameterName(node), type: list ? {...list, nullable: base.nullable} : base, optional};
}

function toFunction(node: Node, self: string): RawFunction {
  const name = nameOf(node);
  const constructor = name === '__construct';
  const returned = listType(named(attributesOf(node), 'ReturnsListOfType'));
  return {
    name: constructor ? '' : name,
    parameters: children(node, 'arguments').map((parameter) => toParameter(parameter, self)),
    returns: constructor ? rawType(self) : (returned ?? toType(child(node, 'type'), flag(node, 'nullable'), self)),
    line: lineOf(child(node, 'name') ?? node),
  };
}

function toDefinition(file: string, node: Node): RawDefinition | undefined {
  const name = nameOf(node);
  const place = {file, line: lineOf(child(node, 'name') ?? node)};
  const body = children(node, 'body');
  if (node.kind === 'enum') {
    const cases = body.filter(({kind}) => kind === 'enumcase');
    return {kind: 'enum', name, members: cases.map((member) => nameOf(member)), ...place};
  }
  if (node.kind !== 'class' || !named(attributesOf(node), 'DaggerObject')) return undefined;
  const exposed = body
    .filter((member) => member.kind === 'method' && named(attributesOf(member), 'DaggerFunction'))
    .map((method) => toFunction(method, name));
  const constructorFunction = exposed.find((fn) => fn.name === '');
  const functions = exposed.filter((fn) => fn !== constructorFunction);
  return {kind: 'object', name, functions, ...place, ...(constructorFunction && {constructorFunction})};
}

function parseModule(files: readonly SourceFile[]): RawDefinition[] {
  try {
    return files.flatMap(({file, source}) =>
      readFile(parse(source)).declarations.flatMap((node) => toDefinition(file, node) ?? []),
    );
  } catch {
    // The checker reports the syntax error.
    return [];
  }
}

/** Reads the functions and types that PHP modules expose. */
export const readPhp: ModuleReader = (modules) => modules.map(parseModule);
