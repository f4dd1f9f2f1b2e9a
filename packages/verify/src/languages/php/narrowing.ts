import {child, children, nameOf, text, type Node} from './nodes';
import type {FileScope} from './scope';
import {typeOf, withoutNull, type PhpType} from './types';

/** The key of a variable or a property of `$this`: `label`, `this->label`. */
export function keyOf(node: Node | undefined): string | undefined {
  if (node?.kind === 'variable' && typeof node.name === 'string') return node.name;
  const offset = child(node, 'offset');
  const own = node?.kind === 'propertylookup' && keyOf(child(node, 'what')) === 'this';
  return own && offset?.kind === 'identifier' ? `this->${nameOf(offset)}` : undefined;
}

/** How types change if a condition holds. */
export type Narrowing = Map<string, (before: PhpType) => PhpType>;

/** What's known of variables if a condition holds, or doesn't. */
export function narrow(test: Node | undefined, holds: boolean, file: FileScope): Narrowing {
  const result: Narrowing = new Map();
  const add = (node: Node | undefined, change = withoutNull): void => {
    const key = keyOf(node);
    if (key !== undefined) result.set(key, change);
  };
  const [left, right] = [child(test, 'left'), child(test, 'right')];
  const operator = text(test, 'type') ?? '';
  switch (test?.kind) {
    case 'unary':
      return operator === '!' ? narrow(child(test, 'what'), !holds, file) : result;
    case 'isset':
      if (holds) for (const variable of children(test, 'variables')) add(variable);
      break;
    case 'empty':
      if (!holds) add(child(test, 'expression'));
      break;
    case 'bin':
      if (operator === (holds ? '&&' : '||'))
        return new Map([...narrow(left, holds, file), ...narrow(right, holds, file)]);

      if (operator === 'instanceof' && holds && right?.kind === 'name') {
        const name = file.className(nameOf(right));
        add(left, () => typeOf(name));
      }
      if ((holds ? ['!==', '!='] : ['===', '==']).includes(operator)) {
        if (right?.kind === 'nullkeyword') add(left);
        if (left?.kind === 'nullkeyword') add(right);
      }
      break;
    case 'call':
      if (!holds && nameOf(child(test, 'what')).toLowerCase() === 'is_null') add(children(test, 'arguments')[0]);
      break;
    case 'assign':
      if (holds) add(left);
      break;
    default:
      if (holds) add(test);
  }
  return result;
}

/** Whether the code after a statement is unreachable. */
export function ends(node: Node | undefined): boolean {
  if (node?.kind === 'block') return ends(children(node, 'children').at(-1));
  if (node?.kind === 'expressionstatement') return ends(child(node, 'expression'));
  return ['return', 'throw', 'continue', 'break'].includes(node?.kind ?? '');
}
