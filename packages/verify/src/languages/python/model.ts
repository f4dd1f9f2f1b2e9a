import {printedBy} from '../../modules/raw';
import {pythonProgram} from './interpreter';

/** Reads the functions and types that Python modules expose. */
export const readPython = printedBy(() => pythonProgram('print_models.py'));
