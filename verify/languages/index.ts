import type {LanguageChecker} from '../types';
import {daggerShell} from './dsh';
import {formatCheckers} from './formats';
import {goChecker} from './go';
import {graphqlChecker} from './graphql';
import {javaChecker} from './java';
import {phpChecker} from './php';
import {prose} from './prose';
import {pythonChecker} from './python';
import {shell} from './shell';
import {typescriptChecker} from './typescript';

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
