/** The document in the frame: plays the recording in its address, in the page's colours. */
import {create, type Player} from 'asciinema-player';
import {trustOwnTexts} from '@docs-kit/instant/browser/head/trusted-types';
import {castAddress} from '../../names';

declare module 'asciinema-player' {
  interface Player {
    /** The recording or the terminal emulator couldn't be loaded; missing in the package's types. */
    addEventListener(eventName: 'error', handler: () => void): void;
  }
}

/** The page's variables for terminal colours, indexed by colour number. */
const numbered = [
  '--color-border',
  '--code-removed',
  '--code-string',
  '--code-annotation',
  '--code-keyword',
  '--code-function',
  '--code-type',
  '--color-code-text',
  '--code-comment',
  '--code-removed',
  '--code-string',
  '--code-annotation',
  '--code-keyword',
  '--code-function',
  '--code-type',
  '--color-heading',
];

const page = parent.document;
const frame = frameElement as HTMLElement | null;
const colours = new CSSStyleSheet();

/** Resolves a variable of the page to `#rrggbb`, because the player doesn't understand `light-dark()`. */
function hexOf(variable: string, probe: HTMLElement): string {
  probe.style.color = `var(${variable})`;
  const channels = getComputedStyle(probe).color.match(/\d+/g) ?? [];
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}

function adoptColours(): void {
  const probe = page.body.appendChild(page.createElement('span'));
  const lines = [
    ['background', '--color-code-bg'],
    ['foreground', '--color-code-text'],
    ...numbered.map((variable, index) => [String(index), variable]),
  ].map(([name = '', variable = '']) => `--term-color-${name}: ${hexOf(variable, probe)};`);
  probe.remove();
  colours.replaceSync(`:root, .asciinema-player-theme-page { ${lines.join('')} }`);
}

function start(address: string, within: HTMLElement, startAt: number, isPaused: boolean): Player {
  adoptColours();
  return create(address, within, {
    autoPlay: !isPaused,
    startAt,
    controls: true,
    fit: 'both',
    rows: Number(frame?.dataset.rows),
    theme: 'page',
    terminalFontFamily: getComputedStyle(page.querySelector('pre code') ?? page.body).fontFamily,
    cursorMode: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'steady' : 'blinking',
  });
}

/** Lets the page show the recording as text, with its message that the player couldn't be loaded. */
function giveUp(player: Player): void {
  player.dispose();
  if (page.activeElement === frame) frame?.parentElement?.querySelector('button')?.focus();
  // At this event, the page looks for the player.
  frame?.dispatchEvent(new Event('load'));
}

/** Whether the style sheet has loaded; browsers give the body a margin. */
const isStyled = (): boolean => getComputedStyle(document.body).marginTop === '0px';

/** Plays a recording; restarts from the same position when the page's colours change. */
function play(address: string, within: HTMLElement): void {
  let isPaused = false;
  let player: Player | undefined;
  const show = (startAt: number): void => {
    player?.dispose();
    const started = start(address, within, startAt, isPaused);
    started.addEventListener('error', () => giveUp(started));
    started.addEventListener('play', () => (isPaused = false));
    started.addEventListener('pause', () => (isPaused = true));
    player = started;
  };
  show(0);
  new MutationObserver(() => show(player?.getCurrentTime() ?? 0)).observe(page.documentElement, {
    attributeFilter: ['data-theme'],
  });
}

// Before the player inserts anything.
trustOwnTexts();
document.adoptedStyleSheets.push(colours);
const address = castAddress(location.hash);
const section = document.querySelector('section');
if (address !== undefined && frame && section && isStyled()) {
  play(address, section);
  // Lets Space pause immediately, unless the reader has moved the focus from the play button.
  const button = page.activeElement;
  if (button && frame.parentElement?.contains(button)) {
    // A ring around the terminal only if the button had one.
    const options: FocusOptions & {focusVisible: boolean} = {focusVisible: button.matches(':focus-visible')};
    document.querySelector<HTMLElement>('.ap-wrapper')?.focus(options);
  }
}
