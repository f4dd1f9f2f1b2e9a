import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {generateReference} from './generate';
import type {ReferenceConfig} from './config';

/**
 * Writes the TypeScript SDK reference into the snapshot. Plugins are constructed before any of them reads content, so the
 * docs plugin finds the pages in place, in `start` as in `build`.
 */
export default async function referencePlugin(context: LoadContext, config: ReferenceConfig): Promise<Plugin> {
  const started = Date.now();
  const written = await generateReference(context.siteDir, config);
  if (written) logger.info(`Generated the TypeScript reference in ${(Date.now() - started) / 1000} s.`);
  return {
    name: 'reference',
    // The dev server reloads the site, and with it this plugin, when these change.
    getPathsToWatch: () => [config.sinceFile],
  };
}
