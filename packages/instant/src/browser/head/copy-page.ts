import {showWaiting} from '../waiting';
import {sdkTabs} from '../../../../../src/config/languages';
import {copy, say} from './clipboard';

const languages = sdkTabs.choices.map(({id}) => id).join('|');
/** The language that pages show until the reader chooses one. */
const [{id: defaultLanguage}] = sdkTabs.choices;

/**
 * A sample in one language, as the build writes it: its name, and its files, its command, or the sentence that explains
 * why it's missing.
 */
const part = new RegExp(
  `^( *)\\*\\*(${languages})\\*\\*\\n(?:(?:\\n\\1(\`{3,})\\2 [^]*?\\n\\1\\3\\n)+|\\n\\1(\`{3,})shell\\n[^]*?\\n\\1\\4\\n|\\n.* The sample is written in .*\\n)\\n?`,
  'gim',
);

/** Keeps only one language's samples in a page's Markdown. */
export function inLanguage(markdown: string, language: string): string {
  return markdown.replace(part, (whole, _indent, name: string) => (name.toLowerCase() === language ? whole : ''));
}

async function load(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address);
  const {sdk = defaultLanguage} = document.documentElement.dataset;
  return inLanguage(await response.text(), sdk);
}

/** Copies the page as Markdown in the language that it shows; opens the Markdown file if the browser refuses. */
export function answerPageCopy(): void {
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element && target.closest<HTMLElement>('.copy-page button');
    const link = document.querySelector<HTMLLinkElement>('link[type="text/markdown"]');
    if (button && link) {
      showWaiting(copy(load(link.href))).then(
        (copied) => {
          if (copied) say(button, 'copied');
          else location.assign(link.href);
        },
        () => say(button, 'refused', 'The page couldn’t be loaded'),
      );
    }
  });
}
