import type {Props} from '@theme/CodeBlock';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** Code that a page writes in JSX, as it stands. Fences are highlighted while the page is compiled, see StaticCode. */
export default function CodeBlock({children, className}: Props): ReactNode {
  return <pre className={clsx('theme-code-block', className)}>{children}</pre>;
}
