import {Fragment, type ReactNode} from 'react';
import {splitNames} from '../../lib/line-breaks';

interface LongNameProps {
  text: string;
  /** Minimum length in characters of a name that may break. */
  shortest: number;
}

/** Text whose long names may break between their words. */
export default function LongName({text, shortest}: LongNameProps): ReactNode {
  return splitNames(text, shortest).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
