import {startChromium} from './browser';
import {walk} from './walk';

walk(startChromium);
