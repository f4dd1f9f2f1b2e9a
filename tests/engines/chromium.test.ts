import {startChromium} from './engine';
import {walk} from './walk';

walk(startChromium);
