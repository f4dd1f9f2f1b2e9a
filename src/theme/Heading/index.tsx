import LongName from '@site/src/components/LongName';
import Heading from '@theme-original/Heading';
import type {Props} from '@theme/Heading';
import type {ReactNode} from 'react';

/** From how many characters on a title is wider than a phone. */
const shortest = 20;

/** A heading; the titles of reference pages are names, which may be broken between their words. */
export default function PageHeading({children, ...props}: Props): ReactNode {
  const isTitle = props.as === 'h1' && typeof children === 'string';
  return <Heading {...props}>{isTitle ? <LongName text={children} shortest={shortest} /> : children}</Heading>;
}
