import {InputError} from '@docs-kit/base/node/error';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {site} from './site';

export const announcement = {
  id: 'archived_0_18',
  content: `This archive’s current version, Dagger\u00A0${site.version}, is an old version. <a href="${site.currentDocsUrl}">Go to the latest docs</a>`,
  isCloseable: false,
} satisfies UserThemeConfig['announcementBar'];

/** @throws InputError at the bar's options that `src/theme/AnnouncementBar` doesn't support */
export function announcementCheck({siteConfig}: LoadContext): Plugin {
  const {announcementBar: bar} = siteConfig.themeConfig as UserThemeConfig;
  if (bar && (bar.isCloseable !== false || bar.backgroundColor || bar.textColor)) {
    throw new InputError([
      'src/config/announcement.ts:1: the announcement bar can’t be closed, and the content policy refuses colours in attributes. Set `isCloseable: false`, and set colours in src/css/bars.css.',
    ]);
  }
  return {name: 'announcement-check'};
}
