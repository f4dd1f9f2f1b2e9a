import path from 'node:path';
import {colourMode} from '../../../../src/config/colour-mode';
import {site} from '../../../../src/config/site';
import {expectNoArguments, runCommand} from '@docs-kit/base/node/command';
import {root} from '@docs-kit/base/node/root';
import {pack} from './pack';

void runCommand(async () => {
  expectNoArguments();
  await pack({
    site: {
      siteDir: root,
      buildDir: path.join(root, 'build'),
      baseUrl: site.baseUrl,
      url: site.url,
      colourMode,
      leaveOut: /^(?:assets\/)?explorer\/|^assets\/css\/explorer\./,
    },
    name: `dagger-docs-${site.version}`,
    packDir: path.join(root, '.cache', 'pack'),
  });
});
