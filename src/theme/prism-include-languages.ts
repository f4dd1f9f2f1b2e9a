import type includeStock from '@theme/prism-include-languages';
import stock from '@theme-original/prism-include-languages';
import type * as PrismNamespace from 'prismjs';
import {addDaggerShell} from '../prism/dagger-shell';
import {addPrompts} from '../prism/prompts';

/** The stock languages, then the site's own: Dagger Shell, and prompts in shell fences. */
export default function includeLanguages(prism: typeof PrismNamespace): void {
  (stock as typeof includeStock)(prism);
  addDaggerShell(prism);
  addPrompts(prism);
}
