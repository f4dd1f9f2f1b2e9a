import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import type {DocusaurusConfig} from '@docusaurus/types';
import config from '../../../../docusaurus.config';
import {writeBrowserConfig} from '../../src/node/patches/lean-bundle/site-config';

test('browsers get the configuration without what only the build reads', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lean-config-'));
  const files = writeBrowserConfig(folder, config as unknown as DocusaurusConfig);
  const text = readFileSync(files['@generated/docusaurus.config$'] ?? '', 'utf8');
  const written = JSON.parse(text.replace(/^export default (.*);\n$/, '$1')) as typeof config;
  expect(written.themeConfig.navbar).toEqual(config.themeConfig.navbar);
  expect(written.future.v4).toEqual(config.future.v4);
  for (const key of ['ssrTemplate', 'headTags', 'plugins', 'presets', 'prism', 'faster', 'onBrokenLinks'])
    expect(text).not.toContain(`"${key}":`);
});
