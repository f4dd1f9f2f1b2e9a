import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';

/** The parts that only the build reads; `faster` and `prism` are nested in `future` and `themeConfig`. */
const buildOnly = [
  'clientModules',
  'faster',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'prism',
  'ssrTemplate',
];

/**
 * Writes the site's configuration as browsers need it beside the framework's own file.
 *
 * @returns the written file, keyed by the framework's module name
 */
export function writeBrowserConfig(generatedFilesDir: string, config: DocusaurusConfig): Record<string, string> {
  const file = path.join(generatedFilesDir, 'docusaurus.config.browser.mjs');
  const text = JSON.stringify(config, (key, value: unknown) => (buildOnly.includes(key) ? undefined : value));
  writeFileSync(file, `export default ${text};\n`);
  return {'@generated/docusaurus.config$': file};
}
