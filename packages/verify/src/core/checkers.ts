import type {LanguageChecker} from '../shared/snippets';
import {formatCheckers} from '../formats';
import {goChecker} from '../languages/go/check';
import {javaChecker} from '../languages/java/check';
import {phpChecker} from '../languages/php/check';
import {prose} from '../prose/check';
import {pythonChecker} from '../languages/python/check';
import {daggerShell, graphql, shell} from '../shell/check';
import {typescriptChecker} from '../languages/typescript/check';

/** All checkers, in the order of the report. */
export const checkers: readonly LanguageChecker[] = [
  goChecker,
  pythonChecker,
  typescriptChecker,
  phpChecker,
  javaChecker,
  graphql,
  shell,
  daggerShell,
  ...formatCheckers,
  prose,
];
