/** The script of a page that's opened from a disk: what prehydration does without a host and without React, and the search. */
import {whenParsed} from '../browser/parsed';
import {showCurrentEntry} from '../browser/sidebar';
import {answerCodeButtons} from '../prehydration/code';
import {answerKeysInCode} from '../prehydration/code-links';
import {answerColourSwitch, enableColourSwitch} from '../prehydration/colour-mode';
import {answerKeys, answerSkipLink} from '../prehydration/keys';
import {answerTabs, markTabs, showAnchor, showChoices} from '../prehydration/language';
import {answerMenu} from '../prehydration/menu';
import {trustOwnTexts} from '../prehydration/trusted-types';
import {opensSearch} from '../search/keys';
import {diskFiles, openSearchEvent} from './names';

/** Where the folder of the copy is. */
const folder = (document.currentScript as HTMLScriptElement).src.slice(0, -diskFiles.page.length);

/** Loads the search, with the first call; its script answers the event. */
function openSearch(): void {
  if (!document.querySelector(`script[src$="${diskFiles.search}"]`)) {
    for (const name of [diskFiles.index, diskFiles.search]) {
      const script = document.createElement('script');
      script.src = folder + name;
      // In their order.
      script.async = false;
      document.head.append(script);
    }
  }
  document.dispatchEvent(new Event(openSearchEvent));
}

trustOwnTexts();
// The framework's banner takes a home page without its scripts for one at a wrong base URL, see vouchForBaseUrl.
Object.assign(window, {docusaurus: {}});
showChoices();
answerTabs();
answerCodeButtons();
answerKeysInCode();
answerColourSwitch();
answerMenu();
answerKeys();
answerSkipLink();
document.addEventListener('click', ({target}) => {
  if (target instanceof Element && target.closest('.DocSearch-Button')) openSearch();
});
document.addEventListener('keydown', (event) => {
  if (!opensSearch(event)) return;
  event.preventDefault();
  openSearch();
});
whenParsed(() => {
  enableColourSwitch();
  markTabs();
  showAnchor();
  showCurrentEntry();
});
