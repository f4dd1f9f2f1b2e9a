import type {UserThemeConfig} from '@docusaurus/theme-common';
import {site} from './site';

/**
 * What `src/theme/AnnouncementBar` supports. Colours come from the style sheet, because the content security policy
 * refuses style attributes.
 */
type Announcement = Pick<NonNullable<UserThemeConfig['announcementBar']>, 'id' | 'content'> & {isCloseable: false};

export const announcement = {
  id: 'archived_0_18',
  content: `This archive’s current version, Dagger\u00A0${site.version}, is an old version. <a href="${site.currentDocsUrl}">Go to the latest docs</a>`,
  isCloseable: false,
} satisfies Announcement;
