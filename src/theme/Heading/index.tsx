import LongName from '@site/src/components/LongName';
import Heading from '@theme-original/Heading';
import type {Props} from '@theme/Heading';
import type {ReactNode} from 'react';

/** Titles of this length don't fit on a phone. */
const minLength = 20;

/** Browsers break such words to balance lines: "Command-" above "line reference". */
const hyphenated = /(\w+-\w+)/;

/** A title, which breaks between words, or between the words of a long name. */
function Title({text}: {text: string}): ReactNode {
  return text.split(hyphenated).map((part, index) =>
    hyphenated.test(part) ? (
      <span key={index} className="flag">
        {part}
      </span>
    ) : (
      <LongName key={index} text={part} minLength={minLength} />
    ),
  );
}

/** A heading; long names in reference titles may break between their words. */
export default function PageHeading({children, ...props}: Props): ReactNode {
  const isTitle = props.as === 'h1' && typeof children === 'string';
  return <Heading {...props}>{isTitle ? <Title text={children} /> : children}</Heading>;
}
