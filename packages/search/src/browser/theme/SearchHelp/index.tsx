import type {ReactNode} from 'react';

export interface Props {
  /** For a button beside "Try again". */
  className: string;
}

/** What a reader can do whose search couldn't be loaded: nothing here, for a site to replace. */
export default function SearchHelp(_props: Props): ReactNode {
  return null;
}
