import type {Props} from '@theme/CodeBlock';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** Plain code blocks in JSX. Fences are highlighted when the page is compiled, see StaticCode. */
export default function CodeBlock({children, className}: Props): ReactNode {
  return <pre className={clsx('theme-code-block', className)}>{children}</pre>;
}
