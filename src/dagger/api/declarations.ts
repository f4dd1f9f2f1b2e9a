/** Reads the API from the declarations of an installed SDK package. */
import path from 'node:path';
import ts from 'typescript';
import {version} from '../version';
import {readEnum} from './enums';
import {apiName} from './names';
import {describe, parse} from './syntax';
import type {ApiArgument, ApiField, ApiType, ApiVersion, TypeRef} from './types';
import {root} from '@docs-kit/base/node/root';

/** The npm alias under which each release is installed. */
const packages: Record<ApiVersion, string> = {
  [version]: '@dagger.io/dagger',
  '0.18.19': 'dagger-sdk-reference',
};

/** The types that differ in more than an underscore: scalars, and the root. This API has no floats. */
const typeNames: Record<string, string> = {
  string: 'String',
  number: 'Int',
  boolean: 'Boolean',
  void: 'Void',
  Client: 'Query',
};

const graphqlName = (typescriptName: string): string => typeNames[typescriptName] ?? apiName(typescriptName);

interface Declarations {
  classes: Map<string, ts.ClassDeclaration>;
  aliases: Map<string, ts.TypeAliasDeclaration>;
  enums: ts.EnumDeclaration[];
}

/** All types of a release, by GraphQL name. */
export function readDeclarations(version: ApiVersion): Map<string, ApiType> {
  const folder = path.join(root, 'node_modules', packages[version], 'dist/src/api');
  const declarations = collect(parse(path.join(folder, 'client.gen.d.ts')));
  const types: ApiType[] = [
    ...[...declarations.classes.values()].map((node) => readClass(node, declarations)),
    ...[...declarations.aliases.values()].flatMap((node) => readAlias(node, declarations)),
    ...declarations.enums.map(readEnum),
  ];
  return new Map(types.sort((a, b) => a.name.localeCompare(b.name, 'en')).map((type) => [type.name, type]));
}

function collect(source: ts.SourceFile): Declarations {
  const found: Declarations = {classes: new Map(), aliases: new Map(), enums: []};
  for (const statement of source.statements) {
    const exported = ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(isExport);
    if (!exported) continue;
    if (ts.isClassDeclaration(statement) && statement.name) found.classes.set(statement.name.text, statement);
    if (ts.isTypeAliasDeclaration(statement)) found.aliases.set(statement.name.text, statement);
    if (ts.isEnumDeclaration(statement)) found.enums.push(statement);
  }
  return found;
}

/** The method that sends no request. */
const sdkHelper = 'with';

const isExport = (modifier: ts.Modifier): boolean => modifier.kind === ts.SyntaxKind.ExportKeyword;

function readClass(node: ts.ClassDeclaration, declarations: Declarations): ApiType {
  const typescriptName = node.name?.text ?? '';
  const fields = new Map<string, ApiField>();
  for (const member of node.members) {
    if (!ts.isPropertyDeclaration(member) || !member.type || !ts.isFunctionTypeNode(member.type)) continue;
    const field = readField(member, member.type, declarations);
    if (field.name !== sdkHelper) fields.set(field.name, field);
  }
  return {
    kind: 'object',
    name: graphqlName(typescriptName),
    typescriptName,
    description: describe(node).text,
    fields: new Map([...fields].sort(([a], [b]) => a.localeCompare(b, 'en'))),
  };
}

function readField(
  member: ts.PropertyDeclaration,
  signature: ts.FunctionTypeNode,
  declarations: Declarations,
): ApiField {
  const typescriptName = member.name.getText();
  const {text, params, deprecated, experimental} = describe(member);
  const args = signature.parameters.flatMap((parameter): ApiArgument[] => {
    const name = parameter.name.getText();
    if (!parameter.type) return [];
    if (parameter.questionToken) return optionsOf(parameter.type.getText(), declarations);
    return [
      {
        name: apiName(name),
        typescriptName: name,
        type: argumentType(parameter.type, true, declarations),
        optional: false,
        description: params.get(name) ?? '',
      },
    ];
  });
  return {
    name: apiName(typescriptName),
    typescriptName,
    args,
    returns: resultType(signature.type, declarations),
    description: text,
    ...(deprecated !== undefined && {deprecated}),
    ...(experimental && {experimental}),
  };
}

function optionsOf(alias: string, declarations: Declarations): ApiArgument[] {
  const literal = declarations.aliases.get(alias)?.type;
  return literal && ts.isTypeLiteralNode(literal) ? readProperties(literal, declarations) : [];
}

function readProperties(literal: ts.TypeLiteralNode, declarations: Declarations): ApiArgument[] {
  return literal.members.flatMap((member) => {
    if (!ts.isPropertySignature(member) || !member.type) return [];
    const name = member.name.getText();
    const optional = member.questionToken !== undefined;
    const type = argumentType(member.type, !optional, declarations);
    return [{name, typescriptName: name, type, optional, description: describe(member).text}];
  });
}

/** Scalars (`string & {…}`) and input objects. The options types of methods aren't types of the API. */
function readAlias(node: ts.TypeAliasDeclaration, declarations: Declarations): ApiType[] {
  const name = node.name.text;
  const common = {name, typescriptName: name, description: describe(node).text};
  if (ts.isIntersectionTypeNode(node.type)) return [{kind: 'scalar', ...common}];
  if (!ts.isTypeLiteralNode(node.type) || name.endsWith('Opts')) return [];
  const fields = readProperties(node.type, declarations);
  return [{kind: 'input', ...common, fields: new Map(fields.map((field) => [field.name, field]))}];
}

/** Objects are passed by ID. */
function argumentType(node: ts.TypeNode, required: boolean, declarations: Declarations): TypeRef {
  const list = ts.isArrayTypeNode(node);
  const written = (list ? node.elementType : node).getText();
  const name = graphqlName(written);
  return {name: declarations.classes.has(written) ? `${name}ID` : name, list, required};
}

/** A promise of an object is an ID, which the SDK loads again (`sync`, `start`). */
function resultType(node: ts.TypeNode, declarations: Declarations): TypeRef {
  const inner =
    ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Promise' ? node.typeArguments?.[0] : undefined;
  if (inner && !ts.isArrayTypeNode(inner)) {
    const type = argumentType(inner, true, declarations);
    return {...type, required: type.name !== 'Void'};
  }
  const list = inner !== undefined && ts.isArrayTypeNode(inner);
  const written = (list ? inner.elementType : node).getText();
  return {name: graphqlName(written), list, required: true};
}
