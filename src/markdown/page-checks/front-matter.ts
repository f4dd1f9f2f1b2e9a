import type {ParseFrontMatter} from '@docusaurus/types';
import {ContentError, messageOf} from '@docs-kit/base/node/error';

/** Parses a page's front matter like Docusaurus, whose errors don't name the file. */
export const parseFrontMatter: ParseFrontMatter = async ({defaultParseFrontMatter, ...page}) => {
  try {
    return await defaultParseFrontMatter(page);
  } catch (error) {
    const reason = messageOf(error).split('\n')[0]?.replace(/[.:]$/, '');
    throw new ContentError(
      {file: page.filePath},
      `the front matter isn't valid YAML (${reason})`,
      'Quote values that contain a colon or a quote',
    );
  }
};
