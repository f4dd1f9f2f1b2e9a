import {setTimeout as sleep} from 'node:timers/promises';
import type {Cast} from '../node/cast';
import {createTerminal, feed, screenText} from '../node/still';
import {startShell} from '@docs-kit/verify/engine/engine';
import {keys, type RecordingScript, type Step} from './script';

/** Timeout of a step, in ms. */
const patience = 3 * 60 * 1000;

/** Delays between keystrokes in ms, varied as in human typing. */
const keyDelay = (index: number): number => 40 + ((index * 37) % 45);

/** Output within this time, in seconds, is merged: a screen shows sixty frames per second. */
const together = 1 / 60;

/** Maximum length of a pause during playback, in seconds. */
const idleTimeLimit = 2;

/** How long the final screen stays, in seconds. */
const rest = 1.5;

/** Terminal escape sequences. */
// eslint-disable-next-line no-control-regex -- The escape character is what it looks for.
const escapes = /\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[()][A-Z0-9]|.)/g;

const prompt = '^\\$$';

/** A terminal with a simulated user. */
class Session {
  private readonly terminal;
  private readonly running;
  private readonly chunks: {at: number; text: string}[] = [];
  /** The first chunk that a `see` looks at: the previous step's, whose output may have arrived already. */
  private firstUnseen = 0;

  constructor({width, height}: RecordingScript, folder: string, home: string) {
    this.terminal = createTerminal(width, height);
    const shell = `stty rows ${height} cols ${width}; exec env PS1='$ ' bash --norc --noprofile -i`;
    this.running = startShell(
      'script --quiet --flush --command "$SHELL_COMMAND" /dev/null',
      folder,
      {
        SHELL: '/bin/bash',
        SHELL_COMMAND: shell,
        HOME: home,
        HISTFILE: '',
        TERM: 'xterm-256color',
        COLORTERM: '',
        NO_COLOR: '',
        LC_ALL: 'C.UTF-8',
      },
      {keyboard: true, group: true},
    );
    const decoder = new TextDecoder();
    this.running.child.stdout.on('data', (bytes: Buffer) => {
      const text = decoder.decode(bytes, {stream: true});
      this.chunks.push({at: performance.now(), text});
      void feed(this.terminal, text);
    });
    // Programs query the terminal for its cursor position and colours, and wait for the answers.
    this.terminal.onData((answer) => this.press(answer));
    for (const [code, colour] of [
      [10, 'rgb:d3d3/dede/e1e1'],
      [11, 'rgb:1313/1b1b/1e1e'],
    ] as const) {
      this.terminal.parser.registerOscHandler(code, (asked) => {
        if (asked === '?') this.press(`\u001b]${code};${colour}\u001b\\`);
        return true;
      });
    }
  }

  private press(keystrokes: string): void {
    this.running.child.stdin.write(keystrokes);
  }

  private async type(text: string): Promise<void> {
    for (const [index, key] of Array.from(text).entries()) {
      await sleep(keyDelay(index));
      this.press(key);
    }
  }

  private async wait(holds: () => boolean, what: string): Promise<void> {
    const start = performance.now();
    while (!holds()) {
      if (performance.now() - start > patience || this.running.child.exitCode !== null)
        throw new Error(`timed out waiting for ${what}. The screen shows:\n${screenText(this.terminal)}`);

      await sleep(30);
    }
  }

  private waitForPrompt(pattern: string): Promise<void> {
    const expected = new RegExp(pattern);
    return this.wait(() => expected.test(screenText(this.terminal).split('\n').at(-1) ?? ''), `/${pattern}/`);
  }

  private waitToSee(pattern: string): Promise<void> {
    const expected = new RegExp(pattern);
    const unseen = (): string =>
      this.chunks
        .slice(this.firstUnseen)
        .map(({text}) => text)
        .join('')
        .replaceAll(escapes, '');
    return this.wait(() => expected.test(unseen()), `/${pattern}/`);
  }

  async run(step: Step): Promise<void> {
    if ('see' in step) {
      await this.waitToSee(step.see);
      this.firstUnseen = this.chunks.length;
      return;
    }
    this.firstUnseen = this.chunks.length;
    if ('run' in step) {
      await this.type(step.run);
      await sleep(300);
      this.press(keys.enter);
      await this.waitForPrompt(prompt);
    } else if ('type' in step) {
      await this.type(step.type);
    } else if ('key' in step) {
      this.press(keys[step.key]);
    } else if ('pause' in step) {
      await sleep(step.pause * 1000);
    } else {
      await this.waitForPrompt(step.prompt);
    }
  }

  /** Waits for the shell's first prompt, where the recording starts. */
  async start(): Promise<void> {
    await this.waitForPrompt(prompt);
    this.chunks.splice(0, this.chunks.length, {at: performance.now(), text: '$ '});
  }

  async stop(): Promise<void> {
    const {child, outcome} = this.running;
    this.press(keys['ctrl+c'] + keys['ctrl+d']);
    await Promise.race([outcome, sleep(2000)]);
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    await outcome;
    this.terminal.dispose();
  }

  outputs(): Cast['outputs'] {
    const start = this.chunks[0]?.at ?? 0;
    const outputs: [number, string][] = [];
    for (const {at, text} of this.chunks) {
      const seconds = (at - start) / 1000;
      const last = outputs.at(-1);
      if (last && seconds - last[0] < together) last[1] += text;
      else outputs.push([seconds, text]);
    }
    return [...outputs, [(performance.now() - start) / 1000 + rest, '']];
  }
}

/**
 * Runs a script in a shell within a pseudo-terminal, and records the output.
 *
 * @param folder the shell's working directory
 * @param home the user's home folder
 * @throws one line and the screen, if something that the script waits for doesn't appear
 */
export async function recordSession(script: RecordingScript, folder: string, home: string): Promise<Cast> {
  const session = new Session(script, folder, home);
  try {
    await session.start();
    for (const step of script.steps) await session.run(step);
    return {width: script.width, height: script.height, idleTimeLimit, outputs: session.outputs()};
  } finally {
    await session.stop();
  }
}
