import {Prism} from 'prism-react-renderer';
import loadLanguages from 'prismjs/components/index';
import {highlighting} from '../../config/highlighting';
import {addDaggerShell} from './dagger-shell';

// Prism's own files of languages add themselves to a global: https://github.com/FormidableLabs/prism-react-renderer#custom-language-support
Object.assign(globalThis, {Prism});
loadLanguages.silent = true;
loadLanguages([...highlighting.additionalLanguages]);
addDaggerShell(Prism);

/** The Prism of prism-react-renderer with all languages that the pages use, the site's own among them. */
export {Prism};
