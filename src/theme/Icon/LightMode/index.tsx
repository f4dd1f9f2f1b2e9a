import StrokeIcon from '@site/src/components/StrokeIcon';
import type {Props} from '@theme/Icon/LightMode';
import type {ReactNode} from 'react';

/** A sun. */
export default function IconLightMode(props: Props): ReactNode {
  return (
    <StrokeIcon
      {...props}
      d="M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4m11.2 11.2L19 19M5 19l1.4-1.4M17.6 6.4 19 5"
    />
  );
}
