import path from 'node:path';
import type {AfterBuildStep} from '@docs-kit/base/node/after-build';
import {callInThread} from '@docs-kit/base/node/thread';
import type {MarkdownOptions, writeMarkdown} from './write';

export type {MarkdownOptions} from './write';

/**
 * A step that writes each page as Markdown, `api/secrets.md` beside `api/secrets/`, and for agents a list of all pages,
 * `llms.txt`, and all of them in one file, `llms-full.txt`. It throws if a page isn't in the build. It takes as long as
 * the steps for styles, policies and the search index together, so it runs in a thread of its own.
 */
export const markdownCopies =
  (options: MarkdownOptions): AfterBuildStep =>
  ({outDir, baseUrl, siteConfig: {title, url}, pages}) =>
    callInThread<typeof writeMarkdown>(
      path.join(__dirname, 'write.ts'),
      'writeMarkdown',
      {outDir, baseUrl, title, url, pages},
      options,
    );
