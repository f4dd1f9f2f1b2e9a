import type {ReactNode} from 'react';
import SaveOffline from '@docs-kit/takeaway/browser/SaveOffline';
import type {Props} from '@theme/SearchHelp';

/** Readers without a connection can save the site for the next time. */
export default function SearchHelp({className}: Props): ReactNode {
  return <SaveOffline className={className} />;
}
