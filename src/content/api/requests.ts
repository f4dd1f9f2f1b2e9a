import ts from 'typescript';

/** The request that an SDK method sends to the engine. */
export interface Request {
  /** The GraphQL field. */
  field: string;
  /** Maps the TypeScript names of required parameters to GraphQL arguments. */
  args: Map<string, string>;
}

/** Keyed by `Class.member` in TypeScript spelling. */
export type Requests = Map<string, Request>;

/**
 * Reads the exact GraphQL names from the SDK's compiled code. The declarations rename words that TypeScript reserves
 * (`import_`), but the code shows what is sent: `this._ctx.select("import", {source, ...opts})`.
 */
export function readRequests(source: ts.SourceFile): Requests {
  const requests: Requests = new Map();
  for (const statement of source.statements) {
    if (!ts.isClassDeclaration(statement) || !statement.name) continue;
    for (const member of statement.members) {
      if (!ts.isPropertyDeclaration(member) || !member.initializer) continue;
      const call = findSelect(member.initializer);
      if (call) requests.set(`${statement.name.text}.${member.name.getText()}`, call);
    }
  }
  return requests;
}

/** Only the first selection counts: a method that returns a list also selects the ID of each element. */
function findSelect(node: ts.Node): Request | undefined {
  if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'select' &&
    node.expression.expression.getText() === 'this._ctx'
  ) {
    const [field, args] = node.arguments;
    return field && ts.isStringLiteral(field) ? {field: field.text, args: argumentNames(args)} : undefined;
  }
  return ts.forEachChild(node, findSelect);
}

function argumentNames(node: ts.Expression | undefined): Map<string, string> {
  const names = new Map<string, string>();
  if (!node || !ts.isObjectLiteralExpression(node)) return names;
  for (const property of node.properties) {
    if (ts.isShorthandPropertyAssignment(property)) names.set(property.name.text, property.name.text);
    if (ts.isPropertyAssignment(property)) names.set(property.initializer.getText(), property.name.getText());
  }
  return names;
}
