import {startFirefox} from './engine';
import {walk} from './walk';

walk(startFirefox);
