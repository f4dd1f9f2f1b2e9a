import StrokeIcon from '@site/src/components/StrokeIcon';
import type {Props} from '@theme/Icon/Language';
import type {ReactNode} from 'react';

/** A globe. */
export default function IconLanguage(props: Props): ReactNode {
  return <StrokeIcon {...props} d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18c5 5 5 13 0 18-5-5-5-13 0-18M3 12h18" />;
}
