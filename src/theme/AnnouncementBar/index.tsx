import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import Content from '@theme/AnnouncementBar/Content';
import {memo, type ReactNode} from 'react';

/**
 * The announcement bar without the stock component's dismissal: it can't be closed, whatever another archive on the
 * same origin has stored. Memoized, because React would set the bar's HTML again on each navigation.
 */
function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  return (
    announcementBar && (
      <div className={ThemeClassNames.announcementBar.container} role="banner">
        <Content />
      </div>
    )
  );
}

export default memo(AnnouncementBar);
