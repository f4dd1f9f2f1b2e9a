import {printedBy} from '../../modules/raw';
import {checkProgram} from './program';

/** Reads the functions and types that Java modules expose. */
export const readJava = printedBy(() => checkProgram('model'));
