import ts from 'typescript';
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

const keywords: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.StringKeyword, 'String'],
  [ts.SyntaxKind.NumberKeyword, 'Int'],
  [ts.SyntaxKind.BooleanKeyword, 'Boolean'],
  [ts.SyntaxKind.VoidKeyword, 'Void'],
]);

function isNull(node: ts.TypeNode): boolean {
  const literal = ts.isLiteralTypeNode(node) && node.literal.kind === ts.SyntaxKind.NullKeyword;
  return literal || node.kind === ts.SyntaxKind.UndefinedKeyword;
}

function toType(node: ts.TypeNode | undefined, self: string): RawType {
  if (node === undefined) return rawType(unknownType);
  if (ts.isParenthesizedTypeNode(node)) return toType(node.type, self);
  if (ts.isUnionTypeNode(node)) {
    const kept = node.types.filter((type) => !isNull(type));
    const inner = kept.length === 1 ? toType(kept[0], self) : rawType(unknownType);
    return {...inner, nullable: kept.length < node.types.length};
  }
  if (ts.isArrayTypeNode(node)) return {...toType(node.elementType, self), list: true};
  if (node.kind === ts.SyntaxKind.ThisType) return rawType(self);
  if (ts.isTypeReferenceNode(node)) {
    const name = ts.isQualifiedName(node.typeName) ? node.typeName.right.text : node.typeName.text;
    if (name === 'Promise') return toType(node.typeArguments?.[0], self);
    if (name === 'Array') return {...toType(node.typeArguments?.[0], self), list: true};
    return rawType(name === 'float' ? 'Float' : name);
  }
  return rawType(keywords.get(node.kind) ?? unknownType);
}

/** The type of a parameter or property that's inferred from its initial value. */
function literalType(node: ts.Expression | undefined): RawType {
  if (node === undefined) return rawType(unknownType);
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return rawType('String');
  if (ts.isNumericLiteral(node)) return rawType('Int');
  if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword) return rawType('Boolean');
  return rawType(unknownType);
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

function property(argument: ts.Expression | undefined, name: string): ts.Expression | undefined {
  if (argument === undefined || !ts.isObjectLiteralExpression(argument)) return undefined;
  const found = argument.properties.find(
    (candidate): candidate is ts.PropertyAssignment =>
      ts.isPropertyAssignment(candidate) && ts.isIdentifier(candidate.name) && candidate.name.text === name,
  );
  return found?.initializer;
}

function toParameter(node: ts.ParameterDeclaration, self: string): RawParameter {
  const type = node.type === undefined ? literalType(node.initializer) : toType(node.type, self);
  const argument = decorator(node, 'argument');
  const options = argument !== undefined && ts.isCallExpression(argument) ? argument.arguments[0] : undefined;
  const optional =
    node.questionToken !== undefined ||
    node.initializer !== undefined ||
    node.dotDotDotToken !== undefined ||
    type.nullable ||
    property(options, 'defaultPath') !== undefined;
  return {name: node.name.getText(), type, optional};
}

function parseFile({file, source: text}: SourceFile): RawDefinition[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TS);
  const line = (node: ts.Node): number => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;

  const signature = (
    name: string,
    node: ts.SignatureDeclarationBase & ts.Node,
    self: string,
    place: ts.Node = node,
  ): RawFunction => ({
    name,
    parameters: node.parameters.map((parameter) => toParameter(parameter, self)),
    returns: toType(node.type, self),
    line: line(place),
  });

  const member = (node: ts.ClassElement, self: string): RawFunction | undefined => {
    const exposed = decorator(node, 'func') ?? decorator(node, 'field');
    if (exposed === undefined || node.name === undefined) return undefined;
    const name = node.name.getText();
    if (ts.isMethodDeclaration(node)) return signature(name, node, self, node.name);
    if (!ts.isPropertyDeclaration(node)) return undefined;
    const returns = node.type === undefined ? literalType(node.initializer) : toType(node.type, self);
    return {name, parameters: [], returns, line: line(node.name)};
  };

  const parseClass = (node: ts.ClassDeclaration): RawDefinition | undefined => {
    const name = node.name?.text;
    if (name === undefined) return undefined;
    const place = {file, line: line(node.name ?? node)};
    if (decorator(node, 'enumType') !== undefined) {
      const members = node.members.flatMap((entry) => (ts.isPropertyDeclaration(entry) ? [entry.name.getText()] : []));
      return {kind: 'enum', name, members, ...place};
    }
    if (decorator(node, 'object') === undefined) return undefined;
    const functions = node.members.flatMap((entry) => member(entry, name) ?? []);
    const found = node.members.find(ts.isConstructorDeclaration);
    const built = found === undefined ? undefined : {...signature('', found, name), returns: rawType(name)};
    return {kind: 'object', name, functions, ...place, ...(built === undefined ? {} : {constructorFunction: built})};
  };

  const parseInterface = (node: ts.InterfaceDeclaration | ts.TypeLiteralNode, name: string): RawFunction[] =>
    node.members.flatMap((entry) => {
      if (entry.name === undefined) return [];
      if (ts.isMethodSignature(entry)) return [signature(entry.name.getText(), entry, name)];
      if (!ts.isPropertySignature(entry)) return [];
      if (entry.type !== undefined && ts.isFunctionTypeNode(entry.type))
        return [signature(entry.name.getText(), entry.type, name, entry)];

      return [{name: entry.name.getText(), parameters: [], returns: toType(entry.type, name), line: line(entry)}];
    });

  return source.statements.flatMap((node): RawDefinition[] => {
    if (ts.isClassDeclaration(node)) return [parseClass(node) ?? []].flat();
    if (ts.isEnumDeclaration(node)) {
      const members = node.members.map((entry) => entry.name.getText());
      return [{kind: 'enum', name: node.name.text, members, file, line: line(node)}];
    }
    if (ts.isInterfaceDeclaration(node)) {
      const {text: name} = node.name;
      return [{kind: 'interface', name, functions: parseInterface(node, name), file, line: line(node)}];
    }
    if (ts.isTypeAliasDeclaration(node) && ts.isTypeLiteralNode(node.type)) {
      const {text: name} = node.name;
      return [{kind: 'object', name, functions: parseInterface(node.type, name), file, line: line(node)}];
    }
    return [];
  });
}

/** Reads the functions and types that TypeScript modules expose. */
export const readTypeScript: ModuleReader = (modules) => modules.map((files) => files.flatMap(parseFile));
