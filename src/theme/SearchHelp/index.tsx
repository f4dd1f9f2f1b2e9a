import SaveOffline from '@docs-kit/takeaway/browser/SaveOffline';
import type {Props} from '@theme/SearchHelp';
import type {ReactNode} from 'react';

/** Offers to save the site to a reader whose search couldn't be loaded, who may often be offline. */
export default function SearchHelp({className}: Props): ReactNode {
  return <SaveOffline className={className} />;
}
