import LongName from '@site/src/components/LongName';
import Heading from '@theme-original/Heading';
import type {Props} from '@theme/Heading';
import type {ReactNode} from 'react';

/** Titles of this length don't fit on a phone. */
const minLength = 20;

/** A heading; long names in reference titles may break between their words. */
export default function PageHeading({children, ...props}: Props): ReactNode {
  const isTitle = props.as === 'h1' && typeof children === 'string';
  return <Heading {...props}>{isTitle ? <LongName text={children} minLength={minLength} /> : children}</Heading>;
}
