/** Runs in the head: applies the reader's colour mode before the first paint, and handles the switch. */
import {answerColourSwitch, correctColourMode} from '@docs-kit/instant/browser/head/colour-mode';
import {read} from '@docs-kit/instant/browser/head/storage';
import {trustOwnTexts} from '@docs-kit/instant/browser/head/trusted-types';

// Before anything is inserted.
trustOwnTexts();
// The framework's key.
const stored = read('theme');
if (stored !== null) document.documentElement.dataset.themeChoice = stored;
correctColourMode();
answerColourSwitch();
document.addEventListener('DOMContentLoaded', correctColourMode);
