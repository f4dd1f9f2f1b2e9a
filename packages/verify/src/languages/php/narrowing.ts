import {child, children, nameOf, text, type Node} from './nodes';

/** The variables that aren't null if a condition holds, or doesn't. */
export function narrow(test: Node | undefined, holds: boolean): string[] {
  const [left, right] = [child(test, 'left'), child(test, 'right')];
  const operator = text(test, 'type') ?? '';
  switch (test?.kind) {
    case 'variable':
      return holds ? [nameOf(test)] : [];
    case 'assign':
      return narrow(left, holds);
    case 'unary':
      return operator === '!' ? narrow(child(test, 'what'), !holds) : [];
    case 'isset':
      return children(test, 'variables').flatMap((variable) => narrow(variable, holds));
    case 'bin':
      if (operator === (holds ? '&&' : '||')) return [...narrow(left, holds), ...narrow(right, holds)];
      if (operator === 'instanceof') return narrow(left, holds);
      return right?.kind === 'nullkeyword' && operator === (holds ? '!==' : '===') ? narrow(left, true) : [];
    default:
      return [];
  }
}

/** Whether the code after a statement is unreachable. */
export function ends(node: Node | undefined): boolean {
  if (node?.kind === 'block') return ends(children(node, 'children').at(-1));
  if (node?.kind === 'expressionstatement') return ends(child(node, 'expression'));
  return ['return', 'throw', 'continue', 'break'].includes(node?.kind ?? '');
}
