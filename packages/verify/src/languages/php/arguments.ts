import type {PhpMethod, PhpParameter} from './catalog';
import {nameOf, type Node} from './nodes';
import type {FileScope} from './scope';
import {mixed, show, type PhpType} from './types';

interface Call {
  /** The called name, where missing arguments are reported. */
  place: Node | undefined;
  fn: PhpMethod;
  /** As in PHP's messages: `Dagger\Container::from`. */
  label: string;
  given: readonly Node[];
  /** Of the given arguments. */
  types: readonly PhpType[];
}

/** Reports the arguments of a call that its function doesn't accept, and those that are missing. */
export function checkArguments(file: FileScope, {place, fn, label, given, types}: Call): void {
  const {parameters} = fn;
  const rest = parameters.at(-1)?.variadic ? parameters.at(-1) : undefined;
  const used = new Set<PhpParameter>();
  for (const [index, argument] of given.entries()) {
    // The number of arguments after `...` is unknown.
    if (argument.kind === 'variadic' || argument.kind === 'variadicplaceholder') return;
    const name = argument.kind === 'namedargument' ? nameOf(argument) : undefined;
    const parameter =
      name === undefined ? (parameters[index] ?? rest) : parameters.find((candidate) => candidate.name === name);
    if (!parameter) {
      if (name === undefined)
        file.report(argument, `Too many arguments to ${label}(), at most ${parameters.length} expected`);
      else if (!rest) file.report(argument, `Unknown named parameter $${name}`);

      continue;
    }
    used.add(parameter);
    const type = types[index] ?? mixed;
    file.expect(
      parameter.type,
      type,
      argument,
      `${label}(): Argument #${parameters.indexOf(parameter) + 1} ($${parameter.name}) must be of type ${show(parameter.type)}, ${show(type)} given`,
    );
  }
  const required = parameters.filter(({optional, variadic}) => !optional && !variadic);
  const absent = required.filter((parameter) => !used.has(parameter));
  if (absent.length === 0) return;
  const bound = required.length < parameters.length ? 'at least' : 'exactly';
  const names = absent.map(({name}) => `$${name}`).join(', ');
  file.report(
    place,
    `Too few arguments to function ${label}(), ${given.length} passed and ${bound} ${required.length} expected (${names})`,
  );
}
