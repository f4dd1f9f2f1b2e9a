import {checkSnippets, checkText, commandsFingerprint} from '../commands/check';
import type {CodePlace} from '../commands/context';
import {checkPowerShell} from '../commands/powershell';
import type {LineProblem} from '../commands/words';
import type {LanguageChecker} from '../types';

/** Checks PowerShell code: its quotes and brackets, and every `dagger` command line in it. Lines are 1-based. */
export function checkPowerShellText(text: string, place: CodePlace = {}): Promise<LineProblem[]> {
  return checkText(text, place, checkPowerShell);
}

/** PowerShell, as far as its command lines need. */
export const powershell: LanguageChecker = {
  name: 'PowerShell',
  languages: ['powershell'],
  missing: () => Promise.resolve(undefined),
  fingerprint: commandsFingerprint,
  check: (snippets) => checkSnippets(snippets, () => checkPowerShell),
};
