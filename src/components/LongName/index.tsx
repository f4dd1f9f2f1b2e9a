import {Fragment, type ReactNode} from 'react';
import {splitNames} from '@docs-kit/base/line-breaks';

interface LongNameProps {
  text: string;
  /** Minimum length in characters of a name that may break. */
  minLength: number;
}

/** Text whose long names may break between their words. */
export default function LongName({text, minLength}: LongNameProps): ReactNode {
  return splitNames(text, minLength).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
