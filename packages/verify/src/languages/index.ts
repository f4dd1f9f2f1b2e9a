import type {LanguageChecker} from '../core/types';
import {daggerShell} from '../dagger-shell/check';
import {formatCheckers} from '../formats';
import {goChecker} from './go/check';
import {graphqlChecker} from '../formats/graphql';
import {javaChecker} from './java/check';
import {phpChecker} from './php/check';
import {prose} from '../prose/check';
import {pythonChecker} from './python/check';
import {shell} from '../shell/check';
import {typescriptChecker} from './typescript/check';

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
