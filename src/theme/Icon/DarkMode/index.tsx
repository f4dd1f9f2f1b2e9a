import StrokeIcon from '@site/src/components/StrokeIcon';
import type {Props} from '@theme/Icon/DarkMode';
import type {ReactNode} from 'react';

/** A moon. */
export default function IconDarkMode(props: Props): ReactNode {
  return <StrokeIcon {...props} d="M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5Z" />;
}
