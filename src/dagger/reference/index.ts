import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {definePlugin} from '@docs-kit/base/node/plugin';
import type {ReferenceConfig} from './config';
import {generateReference} from './generate';

/**
 * Writes the TypeScript SDK reference into the snapshot. Docusaurus constructs all plugins before any of them reads
 * content, so the docs plugin finds the pages, in `start` as well as in `build`.
 */
async function referencePlugin({siteDir}: LoadContext, {config}: {config: ReferenceConfig}): Promise<Plugin> {
  const started = Date.now();
  const written = await generateReference(siteDir, config);
  if (written) logger.info(`Generated the TypeScript reference in ${(Date.now() - started) / 1000} s.`);
  return {name: 'reference'};
}

/** The configuration is checked by its type. */
export default definePlugin(referencePlugin, Joi.object({config: Joi.object().required()}));
