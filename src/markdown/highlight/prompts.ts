import type * as PrismNamespace from 'prismjs';

/**
 * Marks the `$ ` in front of commands in shell fences, and adds the fence language `console`: commands behind prompts,
 * all other lines are output.
 */
export function addPrompts(prism: typeof PrismNamespace): void {
  const bash = {...prism.languages.bash};
  prism.languages.insertBefore('bash', 'shebang', {prompt: {pattern: /^\$ /m, greedy: true}});
  prism.languages.console = {
    command: {
      // A command goes on over lines that end in a backslash.
      pattern: /^\$ (?:[^\n]*\\\n)*[^\n]*/m,
      inside: {prompt: /^\$ /, ...bash},
    },
    output: {pattern: /[^\n]+/},
  };
}
