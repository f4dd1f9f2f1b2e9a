import type {Props} from '@theme/SearchHelp';
import type {FunctionComponent} from 'react';

/** What the site offers to readers whose search couldn't be loaded, beside "Try again": by default, nothing. */
const SearchHelp: FunctionComponent<Props> = () => null;

export default SearchHelp;
