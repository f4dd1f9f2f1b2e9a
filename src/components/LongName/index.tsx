import {Fragment, type ReactNode} from 'react';
import {splitNames} from '../../lib/line-breaks';

interface LongNameProps {
  text: string;
  /** From how many characters on a name may be broken. */
  shortest: number;
}

/** Text in which a line may end between the words of a long name. */
export default function LongName({text, shortest}: LongNameProps): ReactNode {
  return splitNames(text, shortest).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
