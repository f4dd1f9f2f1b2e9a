import type {ReactNode} from 'react';
import NotFoundPage from '@site/src/not-found';
import type {Props} from '@theme/NotFound/Content';

/** Replaced: the stock content blames the site that linked here and leads nowhere. */
export default function NotFoundContent({className}: Props): ReactNode {
  return <NotFoundPage className={className} />;
}
