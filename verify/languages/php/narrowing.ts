import {child, children, text} from './nodes';
import type {Node} from './nodes';
import {typeOf, withoutNull} from './types';
import type {PhpType} from './types';

/** The key of a variable or a property of `$this`: `label`, `this->label`. */
export function keyOf(node: Node | undefined): string | undefined {
  if (node?.kind === 'variable' && typeof node.name === 'string') return node.name;
  if (node?.kind === 'propertylookup') {
    const what = child(node, 'what');
    const offset = child(node, 'offset');
    if (what?.kind === 'variable' && text(what, 'name') === 'this' && offset?.kind === 'identifier') {
      return `this->${text(offset, 'name') ?? ''}`;
    }
  }
  return undefined;
}

/** How types change if a condition holds. */
export type Narrowing = Map<string, (before: PhpType) => PhpType>;

const isNull = (node: Node | undefined): boolean => node?.kind === 'nullkeyword';

/**
 * What's known of variables if a condition holds, or doesn't.
 * @param className resolves the name of a class
 */
export function narrow(test: Node | undefined, holds: boolean, className: (name: string) => string): Narrowing {
  const result: Narrowing = new Map();
  if (!test) return result;
  const add = (node: Node | undefined, change: (before: PhpType) => PhpType): void => {
    const key = keyOf(node);
    if (key !== undefined) result.set(key, change);
  };
  if (test.kind === 'unary' && text(test, 'type') === '!') return narrow(child(test, 'what'), !holds, className);
  if (test.kind === 'isset') {
    if (holds) for (const variable of children(test, 'variables')) add(variable, withoutNull);
  } else if (test.kind === 'empty') {
    if (!holds) add(child(test, 'expression'), withoutNull);
  } else if (test.kind === 'bin') {
    const operator = text(test, 'type') ?? '';
    const [left, right] = [child(test, 'left'), child(test, 'right')];
    if (operator === (holds ? '&&' : '||')) {
      return new Map([...narrow(left, holds, className), ...narrow(right, holds, className)]);
    }
    if (operator === 'instanceof' && holds && right?.kind === 'name') {
      const name = className(text(right, 'name') ?? '');
      add(left, () => typeOf(name));
    }
    const differs = operator === '!==' || operator === '!=';
    const equals = operator === '===' || operator === '==';
    if ((differs && holds) || (equals && !holds)) {
      if (isNull(right)) add(left, withoutNull);
      if (isNull(left)) add(right, withoutNull);
    }
  } else if (test.kind === 'call' && text(child(test, 'what') ?? test, 'name')?.toLowerCase() === 'is_null') {
    if (!holds) add(children(test, 'arguments')[0], withoutNull);
  } else if (test.kind === 'assign') {
    if (holds) add(child(test, 'left'), withoutNull);
  } else if (holds) {
    add(test, withoutNull);
  }
  return result;
}

/** Whether the code after a statement is unreachable. */
export function ends(node: Node | undefined): boolean {
  if (!node) return false;
  if (node.kind === 'block') return ends(children(node, 'children').at(-1));
  if (node.kind === 'expressionstatement') return child(node, 'expression')?.kind === 'throw';
  return ['return', 'throw', 'continue', 'break'].includes(node.kind);
}
