/** What `src/recordings/index/test.cast` shows of the landing page's sample, called twice. */

/** A step with its time in the first run, in seconds; the second one may take it from the cache. */
interface Step {
  call: string;
  argument: string;
  first: number;
  isCached: boolean;
}

export const command = 'dagger call test --source=.';

export const steps: readonly Step[] = [
  {call: 'from', argument: 'node:22-slim', first: 0.2, isCached: true},
  {call: 'withMountedCache', argument: '/root/.npm', first: 0, isCached: false},
  {call: 'withDirectory', argument: '/app', first: 0.1, isCached: false},
  {call: 'withWorkdir', argument: '/app', first: 0, isCached: false},
  {call: 'withExec', argument: 'npm ci', first: 13.9, isCached: true},
  {call: 'withExec', argument: 'npm test', first: 9.9, isCached: true},
];

/** The step that waits for the others. */
export const result = {call: 'stdout', first: 24, again: 0};
