import {Prism} from 'prism-react-renderer';
import loadLanguages from 'prismjs/components/index';
import {highlighting} from '../../../../../src/config/highlighting';
import {addDaggerShell} from '../../../../../src/markdown/dagger-shell';
import {correctGrammars} from './grammars';

// Prism's language files register themselves on a global:
// https://github.com/FormidableLabs/prism-react-renderer#custom-language-support
Object.assign(globalThis, {Prism});
loadLanguages.silent = true;
loadLanguages([...highlighting.additionalLanguages]);
correctGrammars(Prism);
addDaggerShell(Prism);

/** The Prism of prism-react-renderer with all languages that the pages use, including Dagger Shell. */
export {Prism};
