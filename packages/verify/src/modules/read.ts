import ts from 'typescript';
import {toScreamingSnake} from '@docs-kit/dagger/api/names';
import type {ApiArgument, ApiEnum, ApiField, TypeRef} from '@docs-kit/dagger/api/types';
import {lowerCamelCase, namespacedType, upperCamelCase} from './naming';
import {named, unknownType, type FunctionProvider, type ModuleModel} from './types';

const keywords: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.StringKeyword, 'String'],
  [ts.SyntaxKind.NumberKeyword, 'Int'],
  [ts.SyntaxKind.BooleanKeyword, 'Boolean'],
  [ts.SyntaxKind.VoidKeyword, 'Void'],
]);

const plain = (name: string): TypeRef => ({name, list: false, required: true});

function isNull(node: ts.TypeNode): boolean {
  const literal = ts.isLiteralTypeNode(node) && node.literal.kind === ts.SyntaxKind.NullKeyword;
  return literal || node.kind === ts.SyntaxKind.UndefinedKeyword;
}

function toType(node: ts.TypeNode | undefined, self: string): TypeRef {
  if (node === undefined) return plain(unknownType);
  if (ts.isParenthesizedTypeNode(node)) return toType(node.type, self);
  if (ts.isUnionTypeNode(node)) {
    const kept = node.types.filter((type) => !isNull(type));
    const inner = kept.length === 1 ? toType(kept[0], self) : plain(unknownType);
    return {...inner, required: inner.required && kept.length === node.types.length};
  }
  if (ts.isArrayTypeNode(node)) return {...toType(node.elementType, self), list: true};
  if (node.kind === ts.SyntaxKind.ThisType) return plain(self);
  if (ts.isTypeReferenceNode(node)) {
    const name = ts.isQualifiedName(node.typeName) ? node.typeName.right.text : node.typeName.text;
    if (name === 'Promise') return toType(node.typeArguments?.[0], self);
    if (name === 'Array') return {...toType(node.typeArguments?.[0], self), list: true};
    return plain(name === 'float' ? 'Float' : name);
  }
  return plain(keywords.get(node.kind) ?? unknownType);
}

/** The type of a parameter or property, which may be inferred from its initial value. */
function declaredType({type, initializer}: ts.ParameterDeclaration | ts.PropertyDeclaration, self: string): TypeRef {
  if (type !== undefined || initializer === undefined) return toType(type, self);
  if (ts.isStringLiteralLike(initializer) || ts.isTemplateExpression(initializer)) return plain('String');
  if (ts.isNumericLiteral(initializer)) return plain('Int');
  const boolean = [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword].includes(initializer.kind);
  return plain(boolean ? 'Boolean' : unknownType);
}

function decorator(node: ts.Node, name: string): ts.Expression | undefined {
  if (!ts.canHaveDecorators(node)) return undefined;
  return ts
    .getDecorators(node)
    ?.map(({expression}) => expression)
    .find((expression) => {
      const callee = ts.isCallExpression(expression) ? expression.expression : expression;
      return ts.isIdentifier(callee) && callee.text === name;
    });
}

function toArgument(node: ts.ParameterDeclaration, self: string): ApiArgument {
  const type = declaredType(node, self);
  const hasDefault = (node.initializer ?? node.questionToken ?? node.dotDotDotToken) !== undefined;
  const hasPath = decorator(node, 'argument')?.getText().includes('defaultPath') ?? false;
  const required = type.required && !hasDefault && !hasPath;
  return {...named(lowerCamelCase(node.name.getText())), type: {...type, required}, optional: !required};
}

const toArguments = (node: ts.SignatureDeclaration | undefined, self: string): ApiArgument[] =>
  node?.parameters.map((parameter) => toArgument(parameter, self)) ?? [];

function toField(name: string, node: ts.SignatureDeclaration, self: string): ApiField {
  return {...named(lowerCamelCase(name)), args: toArguments(node, self), returns: toType(node.type, self)};
}

/** A member of a class, if the class exposes it. */
function classMember(node: ts.ClassElement, self: string): ApiField | undefined {
  const exposed = decorator(node, 'func') ?? decorator(node, 'field');
  if (exposed === undefined || node.name === undefined) return undefined;
  const name = node.name.getText();
  if (ts.isMethodDeclaration(node)) return toField(name, node, self);
  if (!ts.isPropertyDeclaration(node)) return undefined;
  return {...named(lowerCamelCase(name)), args: [], returns: declaredType(node, self)};
}

function interfaceMember(node: ts.TypeElement, self: string): ApiField | undefined {
  const name = node.name?.getText();
  if (name === undefined) return undefined;
  if (ts.isMethodSignature(node)) return toField(name, node, self);
  if (!ts.isPropertySignature(node)) return undefined;
  if (node.type && ts.isFunctionTypeNode(node.type)) return toField(name, node.type, self);
  return {...named(lowerCamelCase(name)), args: [], returns: toType(node.type, self)};
}

/** A type that a module declares, under its name in the source. */
type Definition = (FunctionProvider | ApiEnum) & {constructorFunction?: ApiField};

function provider<Member>(
  kind: FunctionProvider['kind'],
  name: string,
  members: readonly Member[],
  read: (member: Member, self: string) => ApiField | undefined,
): Definition {
  const fields = members.flatMap((member) => read(member, name) ?? []);
  return {...named(name), kind, fields: new Map(fields.map((field) => [field.name, field]))};
}

function enumeration(name: string, members: readonly {name: ts.PropertyName}[]): Definition {
  const values = members.map((member) => toScreamingSnake(member.name.getText()));
  return {...named(name), kind: 'enum', values: new Map(values.map((value) => [value, named(value)]))};
}

function toDefinition(node: ts.Statement): Definition | undefined {
  if (ts.isClassDeclaration(node) && node.name) {
    const {text: name} = node.name;
    if (decorator(node, 'enumType')) return enumeration(name, node.members.filter(ts.isPropertyDeclaration));
    if (!decorator(node, 'object')) return undefined;
    const built = node.members.find(ts.isConstructorDeclaration);
    return {
      ...provider('object', name, node.members, classMember),
      constructorFunction: {...named(''), args: toArguments(built, name), returns: plain(name)},
    };
  }
  if (ts.isEnumDeclaration(node)) return enumeration(node.name.text, [...node.members]);
  if (ts.isInterfaceDeclaration(node)) return provider('interface', node.name.text, node.members, interfaceMember);
  if (!ts.isTypeAliasDeclaration(node) || !ts.isTypeLiteralNode(node.type)) return undefined;
  return provider('object', node.name.text, node.type.members, interfaceMember);
}

/**
 * Reads a module from its TypeScript sources, with its types named as the engine names them. Undefined if the main
 * object is missing, because then there's no module.
 *
 * @param own the module's name
 * @param name its name in a dependent module, which may differ
 */
export function readTypeScript(sources: readonly string[], own: string, name = own): ModuleModel | undefined {
  const definitions = sources
    .flatMap((text) => [...ts.createSourceFile('index.ts', text, ts.ScriptTarget.ES2022, true).statements])
    .flatMap((node) => toDefinition(node) ?? []);
  const names = new Map(definitions.map((definition) => [definition.name, namespacedType(definition.name, own, name)]));
  const resolve = (type: TypeRef): TypeRef => ({...type, name: names.get(type.name) ?? type.name});
  const rename = ({args, returns, ...field}: ApiField): ApiField => ({
    ...field,
    args: args.map((arg) => ({...arg, type: resolve(arg.type)})),
    returns: resolve(returns),
  });
  const main = upperCamelCase(name);
  const types: ModuleModel['types'] = new Map();
  let built: ApiField | undefined;
  for (const {constructorFunction, ...type} of definitions) {
    const renamed = {...type, ...named(names.get(type.name) ?? type.name)};
    if (renamed.kind !== 'enum')
      renamed.fields = new Map(Array.from(renamed.fields, ([key, field]) => [key, rename(field)]));
    types.set(renamed.name, renamed);
    if (renamed.name === main) built = constructorFunction && rename(constructorFunction);
  }
  return built && {name, main, constructorFunction: built, types};
}
