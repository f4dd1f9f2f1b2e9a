import type * as PrismNamespace from 'prismjs';

/**
 * The grammar of Dagger Shell (fence language `dsh`): Bash syntax without system commands. A command is a function of
 * the previous stage, or a builtin that starts with a dot.
 */
export function addDaggerShell(prism: typeof PrismNamespace): void {
  const variable = /\$(?:\w+|\{[^}\n]*\}|[?$!#@*])/;
  const commands: PrismNamespace.Grammar = {};
  const substitution: PrismNamespace.TokenObject = {
    // Two levels of nesting are enough for all pages.
    pattern: /\$\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/,
    greedy: true,
    inside: commands,
  };
  const grammar: PrismNamespace.Grammar = {
    comment: {pattern: /(^|\s)#.*/, lookbehind: true, greedy: true},
    string: [
      {
        pattern: /"(?:\\[\s\S]|\$\((?:[^()]|\([^()]*\))*\)|[^"\\])*"/,
        greedy: true,
        inside: {substitution, variable},
      },
      {pattern: /'[^']*'/, greedy: true},
    ],
    substitution,
    // An argument on a continuation line isn't a command.
    continuation: {pattern: /\\\n[ \t]*(?![-|])[^\s|;&()]+/, inside: {punctuation: /^\\/}},
    assignment: {pattern: /(^|[\s;&|])[A-Za-z_]\w*(?==)/, lookbehind: true, alias: 'variable'},
    variable,
    option: {pattern: /(\s)--?[A-Za-z][\w-]*/, lookbehind: true, alias: 'parameter'},
    keyword: {
      pattern: /(^|[\s;])(?:case|do|done|elif|else|esac|fi|for|if|in|then|until|while)(?=$|[\s;])/m,
      lookbehind: true,
      greedy: true,
    },
    builtin: {pattern: /(^[ \t]*|[|;&(]\s*)\.[a-z][\w-]*/m, lookbehind: true, greedy: true},
    function: {pattern: /(^[ \t]*|[|;&(]\s*)[A-Za-z][\w./@:-]*(?![\w./@:-]|=)/m, lookbehind: true, greedy: true},
    boolean: /\b(?:true|false)\b/,
    operator: /\|\|?|&&?|[;=]|[<>]+/,
    punctuation: /\$\(|[()\\]/,
  };
  // Without the substitution itself, which would recurse forever.
  Object.assign(commands, {...grammar, substitution: undefined});
  prism.languages.dsh = grammar;
}
