import {availableParallelism} from 'node:os';

/**
 * The environment of Docusaurus.
 *
 * TypeDoc writes anchors with `toLocaleLowerCase`, which turns an I into an ı on a Turkish machine.
 *
 * The HTML minifier takes a third of the rendering time, and saves little more than quotes: 2 % of a page as it's sent.
 * Rendering in worker threads is off, because each loads the bundler first (0.8 s): on two cores, two workers aren't
 * faster than none, and take a quarter more memory.
 */
export const buildEnvironment = {
  LC_ALL: 'C',
  NO_UPDATE_NOTIFIER: '1',
  SKIP_HTML_MINIFICATION: 'true',
  ...(availableParallelism() <= 2 && {DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1'}),
};
