import type {Failure, Snippet} from './snippets';

/** The maximum share of exempt fences. */
export const exemptLimit = 0.03;

const terminals: readonly string[] = ['shell', 'sh', 'bash'];

/** All options of a fence, except for highlighted lines. */
const optionNames: readonly string[] = ['title', 'sample', 'output', 'fragment', 'sdk', 'variables'];

export type Verdict =
  /** Verified by a checker. */
  | 'check'
  /** The output of a command on the same page, which is checked there. */
  | 'output'
  /** Not verified, for the reason in its meta. */
  | 'exempt';

/** The lines by which an `output` can name a command, as `attachOutput` does: a Dagger Shell fence runs as a whole. */
function commandsIn({language, text}: Snippet): string[] {
  const lines = text.split('\n');
  if (language === 'dsh') return lines.slice(0, 1);
  return terminals.includes(language) ? lines.filter((line) => line.startsWith('dagger ')) : [];
}

/**
 * Decides how to treat a fence. `output="dagger version"` on a text fence names a command in an earlier fence, as does
 * the first line of a Dagger Shell fence; any other `output`, and `fragment`, are reasons not to verify the fence.
 * Returns a message if the options are invalid.
 */
export function judge(snippet: Snippet, page: readonly Snippet[]): Verdict | {message: string} {
  const {output, fragment} = snippet.meta;
  if (snippet.kind !== 'fence') return 'check';
  if (snippet.language === '') return {message: 'a fence without language; write one after the three backticks.'};
  const wrong = wrongOption(snippet);
  if (wrong !== undefined) return {message: wrong};
  if (output === '' || fragment === '')
    return {message: 'an exempt fence needs its reason: output="…" or fragment="…".'};
  if (output !== undefined) {
    if (page.some((fence) => fence.line < snippet.line && commandsIn(fence).includes(output))) return 'output';
    if (!output.startsWith('dagger ')) return 'exempt';
    return {message: `the output of "${output}", but no fence above has exactly that line.`};
  }
  if (fragment !== undefined) return 'exempt';
  if (snippet.language === 'text') return {message: 'a text fence proves nothing: give it output="what of".'};
  return 'check';
}

function wrongOption({language, meta}: Snippet): string | undefined {
  const unknown = Object.keys(meta).find((name) => !optionNames.includes(name));
  if (unknown !== undefined) return `unknown fence option ${unknown}; use one of ${optionNames.join(', ')}.`;
  if (meta.output !== undefined && language !== 'text')
    return `output="…" belongs on a text fence: on ${language} it would switch the check off.`;

  return undefined;
}

/** The failure if too many fences are exempt, at the last exempt one. */
export function tooMany(exempt: readonly Snippet[], fences: number): Failure | undefined {
  const last = exempt.at(-1);
  if (!last || exempt.length <= fences * exemptLimit) return undefined;
  const share = ((100 * exempt.length) / fences).toFixed(1);
  return {
    file: last.file,
    line: last.line,
    language: last.language,
    message:
      `${exempt.length} of ${fences} fences are exempt (${share} %), more than ${exemptLimit * 100} %: ` +
      `${exempt.map(({id}) => id).join(', ')}.`,
  };
}
