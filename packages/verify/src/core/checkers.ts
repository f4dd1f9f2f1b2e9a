import type {LanguageChecker} from '../types/snippets';
import {daggerShell} from '../shell/check-dagger-shell';
import {formatCheckers} from '../formats';
import {goChecker} from '../languages/go/check';
import {graphqlChecker} from '../formats/graphql';
import {javaChecker} from '../languages/java/check';
import {phpChecker} from '../languages/php/check';
import {prose} from '../prose/check';
import {pythonChecker} from '../languages/python/check';
import {shell} from '../shell/check';
import {typescriptChecker} from '../languages/typescript/check';

/** All checkers, in the order of the report. */
export const checkers: readonly LanguageChecker[] = [
  goChecker,
  pythonChecker,
  typescriptChecker,
  phpChecker,
  javaChecker,
  graphqlChecker,
  shell,
  daggerShell,
  ...formatCheckers,
  prose,
];
