/** Runs in the head: applies the reader's colour mode before the first paint, and handles the switch. */
import {storageKeys} from '../../config/storage';
import {answerColourSwitch, correctColourMode} from '../../prehydration/colour-mode';
import {read} from '../../prehydration/storage';
import {trustOwnTexts} from '../../prehydration/trusted-types';

// Before anything is inserted.
trustOwnTexts();
const stored = read(storageKeys.colourMode);
if (stored !== null) document.documentElement.dataset.themeChoice = stored;
correctColourMode();
answerColourSwitch();
document.addEventListener('DOMContentLoaded', correctColourMode);
