import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import Content from '@theme/AnnouncementBar/Content';
import {memo, type ReactNode} from 'react';

/**
 * The bar without the stock component's dismissal: this one can't be closed, whatever another archive on the same origin
 * has stored. Memoised, because React would set the bar's HTML again at every click on a link.
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
