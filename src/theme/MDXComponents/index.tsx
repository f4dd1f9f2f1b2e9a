import MDXComponents from '@theme-original/MDXComponents';
import StaticCode from '@docs-kit/samples/browser/StaticCode';
import TableScroll from '@site/src/components/TableScroll';
import type {ComponentProps, ReactNode} from 'react';

/** Code within text. It means nothing once it's translated. */
const Code = (props: ComponentProps<'code'>): ReactNode => <code translate="no" {...props} />;

/**
 * Maps Markdown elements to the theme's components, precompiled code blocks, and scrollable tables. All other code is
 * inline; the theme would render inline code with child elements as a block. `details` work without scripts.
 */
export default {...MDXComponents, StaticCode, code: Code, details: 'details', Details: 'details', table: TableScroll};
