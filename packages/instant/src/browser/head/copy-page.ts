import {fetchText} from '../fetch-text';
import {showWaiting} from '../waiting';
import {inLanguage} from '../../in-language';
import {copy, say} from './clipboard';
import {tabGroups} from './settings';

/** The group of the languages that samples are written in. Pages show the first one until the reader chooses one. */
const {group, ids} = tabGroups.find(({inAddress}) => inAddress) ?? {group: '', ids: ['']};

const load = async (address: string): Promise<string> =>
  inLanguage(await fetchText(address), ids, document.documentElement.dataset[group] ?? ids[0] ?? '');

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
