import {startFirefox} from './browser';
import {walk} from './walk';

walk(startFirefox);
