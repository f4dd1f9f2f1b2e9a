/**
 * The inline script in every page's head. It applies the reader's language, handles everything that doesn't need React,
 * queues the rest, and starts the page's scripts when the reader needs them.
 */
import {mendAnchor} from '../anchor';
import {deferFarLayout} from '../far-parts';
import {whenParsed} from '../parsed';
import {searchParameter} from '../search-keys';
import {showCurrentEntry} from '../sidebar';
import {answerHistory, answerOtherCase, normaliseAddress, suppressBaseUrlBanner} from './address';
import {answerCodeButtons} from './code';
import {answerKeysInCode} from './code-links';
import {answerPageCopy} from './copy-page';
import {answerColourSwitch, correctColourMode} from './colour-mode';
import {answerDropdowns} from './dropdowns';
import {startsAtTop} from './arrival';
import {answerTabs, markTabs, showAnchor, showChoices, showsPlainCode} from './language';
import {answerKeys, answerSkipLink} from './keys';
import {loadPagesAhead} from './links';
import {answerMenu} from './menu';
import {watchFailures} from './recovery';
import {replay} from './replay';
import {deferScripts} from './scripts';
import {trustOwnTexts} from './trusted-types';
import {rememberVersion} from './version';

// Before anything is inserted.
trustOwnTexts();
normaliseAddress();
showChoices();
if (startsAtTop()) deferFarLayout();
replay();
answerTabs();
answerCodeButtons();
answerKeysInCode();
answerPageCopy();
answerColourSwitch();
answerMenu();
answerDropdowns();
rememberVersion();
answerKeys();
answerSkipLink();
answerHistory();
answerOtherCase();
loadPagesAhead();
watchFailures();
suppressBaseUrlBanner();
whenParsed(() => {
  correctColourMode();
  markTabs();
  mendAnchor();
  showAnchor();
  showCurrentEntry();
});
addEventListener('hashchange', mendAnchor);
// The not-found page needs scripts for its suggestions, and a shared search for its results.
deferScripts(
  () =>
    document.querySelector('[data-not-found]') !== null ||
    new URLSearchParams(location.search).has(searchParameter) ||
    showsPlainCode(),
);
