import type {WrapperProps} from '@docusaurus/types';
import Copyright from '@theme-original/Footer/Copyright';
import type CopyrightType from '@theme/Footer/Copyright';
import type {ReactNode} from 'react';
import SocialLinks from '@site/src/components/SocialLinks';
import {social} from '@site/src/config/social';

/** Adds the social links to the footer's last line, because the theme's footer has no slot for them. */
export default function CopyrightWrapper(props: WrapperProps<typeof CopyrightType>): ReactNode {
  return (
    <>
      <Copyright {...props} />
      <SocialLinks links={social} />
    </>
  );
}
