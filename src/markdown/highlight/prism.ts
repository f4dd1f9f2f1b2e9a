import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index';
import {highlighting} from '../../config/highlighting';
import {addDaggerShell} from './dagger-shell';
import {addPrompts} from './prompts';

loadLanguages.silent = true;
loadLanguages([...highlighting.additionalLanguages]);
addDaggerShell(Prism);
addPrompts(Prism);

/** Prism with all languages that the pages use, the site's own among them. */
export {Prism};
