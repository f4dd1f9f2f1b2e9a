import ts from 'typescript';

/** What a method of the SDK sends to the engine. */
export interface Request {
  /** The GraphQL field. */
  field: string;
  /** From the parameter's name in TypeScript to the GraphQL argument, for the required ones. */
  args: Map<string, string>;
}

/** By `Class.member` in TypeScript's spelling. */
export type Requests = Map<string, Request>;

/**
 * The exact GraphQL names behind the SDK's methods, out of its compiled code: the declarations rename what TypeScript
 * reserves (`import_`), the code says what is sent: `this._ctx.select("import", {source, ...opts})`.
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

/** The first selection only: a method that returns a list selects the id of its elements after it. */
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
