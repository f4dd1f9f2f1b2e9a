import {startWebKit} from './browser';
import {walk} from './walk';

walk(startWebKit);
