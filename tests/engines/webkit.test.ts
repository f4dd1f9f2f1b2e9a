import {startWebKit} from './engine';
import {walk} from './walk';

walk(startWebKit);
