import StrokeIcon from '@site/src/components/StrokeIcon';
import type {Props} from '@theme/Icon/SystemColorMode';
import type {ReactNode} from 'react';

/** A disc, half light and half dark. */
export default function IconSystemColorMode(props: Props): ReactNode {
  return <StrokeIcon {...props} d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17v17m3-16.4v15.8m3-13.9v12" />;
}
