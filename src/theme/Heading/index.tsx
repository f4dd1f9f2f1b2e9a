import LongName from '@site/src/components/LongName';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import {Children, isValidElement, type ReactNode} from 'react';

/** In characters: longer names don't fit on a phone with large text. */
const minLength = 12;

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

/** The text of a heading, including its code and without its markup. */
function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<{children?: ReactNode}>(child)) return textOf(child.props.children);
      return typeof child === 'string' ? child : '';
    })
    .join('');
}

/** A heading of a section, with a link to itself. The stock one calls the link by its id if the heading has markup. */
function SectionHeading({as: As, id, children, className, ...props}: Props & {id: string}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const target = useAnchorTargetClassName(id);
  const label = `Direct link to ${textOf(children)}`;
  return (
    <As {...props} className={clsx('anchor', target, className)} id={id}>
      {children}
      <Link className="hash-link" to={`#${id}`} aria-label={label} title={label} translate="no">
        &#8203;
      </Link>
    </As>
  );
}

/** A heading; long names in reference titles may break between their words. */
export default function PageHeading({id, ...props}: Props): ReactNode {
  const {as: As, children, ...rest} = props;
  if (As !== 'h1' && id) return <SectionHeading {...props} id={id} />;
  return <As {...rest}>{As === 'h1' && typeof children === 'string' ? <Title text={children} /> : children}</As>;
}
