import type {ReactNode} from 'react';
import NotFoundPage from '@site/src/components/NotFoundPage';
import type {Props} from '@theme/NotFound/Content';

/** Replaces the stock content, which blames the linking site and offers no way on. */
export default function NotFoundContent({className}: Props): ReactNode {
  return <NotFoundPage className={className} />;
}
