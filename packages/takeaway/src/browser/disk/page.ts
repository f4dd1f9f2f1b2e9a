/**
 * The script of a page that's opened from a disk: the parts of prehydration that need neither a host nor React, and
 * search.
 */
import {mendAnchor} from '@docs-kit/instant/browser/anchor';
import {whenParsed} from '@docs-kit/instant/browser/parsed';
import {showCurrentEntry} from '@docs-kit/instant/browser/sidebar';
import {answerCodeButtons} from '@docs-kit/instant/browser/head/code';
import {answerKeysInCode} from '@docs-kit/instant/browser/head/code-links';
import {answerColourSwitch, correctColourMode} from '@docs-kit/instant/browser/head/colour-mode';
import {answerDropdowns} from '@docs-kit/instant/browser/head/dropdowns';
import {answerKeys, answerSkipLink} from '@docs-kit/instant/browser/head/keys';
import {answerTabs, markTabs, showAnchor, showChoices} from '@docs-kit/instant/browser/head/language';
import {answerMenu} from '@docs-kit/instant/browser/head/menu';
import {trustOwnTexts} from '@docs-kit/instant/browser/head/trusted-types';
import {opensSearch} from '@docs-kit/instant/browser/search-keys';
import {diskFiles, openSearchEvent} from '../../disk-names';

/** The address of the copy's folder. */
const folder = (document.currentScript as HTMLScriptElement).src.slice(0, -diskFiles.page.length);

/** Opens search; loads its scripts on the first call. */
function openSearch(): void {
  if (!document.querySelector(`script[src$="${diskFiles.search}"]`)) {
    for (const name of [diskFiles.index, diskFiles.search]) {
      const script = document.createElement('script');
      script.src = folder + name;
      // Keeps their order.
      script.async = false;
      document.head.append(script);
    }
  }
  document.dispatchEvent(new Event(openSearchEvent));
}

trustOwnTexts();
// Suppresses the framework's banner, which would report a wrong base URL because the home page's scripts are missing;
// see suppressBaseUrlBanner.
Object.assign(window, {docusaurus: {}});
showChoices();
answerTabs();
answerCodeButtons();
answerKeysInCode();
answerColourSwitch();
answerMenu();
answerDropdowns();
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
  correctColourMode();
  markTabs();
  mendAnchor();
  showAnchor();
  showCurrentEntry();
});
