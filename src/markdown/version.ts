import type {MarkdownConfig} from '@docusaurus/types';
import {site} from '../config/site';
import {ContentError} from '@docs-kit/base/node/error';

/** The prefix distinguishes placeholders from `%d`, `%PATH%`, `date +%Y%m%d` and percent-encoded addresses. */
const placeholder = /%dagger[\w-]*%/gi;

/**
 * Replaces `%dagger-version%` with the snapshot's version, so that no page hard-codes it.
 *
 * @throws {ContentError} at an unknown placeholder, and in the front matter, which Docusaurus reads beforehand
 */
export const version: NonNullable<MarkdownConfig['preprocessor']> = ({fileContent, filePath}) => {
  const [frontMatter = ''] = /^---\n.*?\n---\n/s.exec(fileContent) ?? [];
  return fileContent.replace(placeholder, (match: string, offset: number) => {
    const place = {file: filePath, line: fileContent.slice(0, offset).split('\n').length};
    if (offset < frontMatter.length)
      throw new ContentError(place, "placeholders don't work in front matter", 'Write the version number, or omit it');

    if (match !== '%dagger-version%')
      throw new ContentError(place, `placeholder ${match} doesn't exist`, 'Write %dagger-version%');

    return site.version;
  });
};
