import type * as PrismNamespace from 'prismjs';

const keyword = String.raw`(?:case|do|done|elif|else|esac|fi|for|function|if|in|select|then|until|while)\b`;
/** Where a command starts: in a line that doesn't continue the previous one, or after an operator or keyword. */
const start = String.raw`(?<!\\\n)^[ \t]*|(?:[|;&(]|\b(?:do|else|if|then|until|while)\b)[ \t]*`;
const assignment = String.raw`\w+=(?:"[^"]*"|'[^']*'|[^\s"'|;&])*[ \t]+`;
const command = new RegExp(
  String.raw`(?<=(?:${start})(?:${assignment})*)(?!${keyword})[A-Za-z./_~][\w./~@+-]*(?=[\s;&|)]|$)`,
  'm',
);

/**
 * Corrects what Prism takes for a command, a comment, a flag or a number: of Bash, about 150 names wherever they are (the
 * `test` of `my-tool call test`, but not `my-tool`), the end of `my-app#main`, `--source` but not `--allow-llm`, and the
 * first half of a version; of PowerShell, no flag at all; of YAML, the ends of `main#1` and `ubuntu-24.04`.
 */
export function correctGrammars({languages}: typeof PrismNamespace): void {
  const {bash = {}, powershell, yaml = {}} = languages;
  // Changed in place, because the grammars of substitutions share them.
  for (const [type, token] of Object.entries(bash)) {
    if (type === 'function' || type === 'builtin') Object.assign(token, {pattern: command, greedy: true});
    if (type === 'comment') Object.assign(token, {pattern: /(^|\s)#.*/});
    if (type === 'parameter') Object.assign(token, {pattern: /(^|\s)--?\w[\w.-]*(?=[=\s]|$)/});
    if (type === 'number') Object.assign(token, {pattern: /(^|\s)(?:[1-9]\d*|0)(?:[.,]\d+)?(?![\w.])/});
  }
  if (powershell) {
    languages.insertBefore('powershell', 'operator', {
      parameter: {pattern: /(^|\s)--?[a-z][\w-]*(?=[=\s]|$)/i, lookbehind: true},
    });
  }
  Object.assign(yaml, {
    comment: {pattern: /(^|\s)#.*/, lookbehind: true},
    number: {pattern: /((?:[:-]\s|[,[{])\s*)[+-]?\d+(?:\.\d+)?(?=\s*(?:$|[,\]}])|\s+#)/m, lookbehind: true},
    important: {pattern: /(\s)[&*][^\s[\]{},]+/, lookbehind: true},
  });
}
