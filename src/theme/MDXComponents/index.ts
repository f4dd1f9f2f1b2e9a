import MDXComponents from '@theme-original/MDXComponents';
import StaticCode from '@site/src/components/StaticCode';
import TableScroll from '@site/src/components/TableScroll';

/**
 * What Markdown becomes: the theme's components, code highlighted beforehand, and tables that scroll on small screens. All
 * other code is within text; the theme would take what has elements in it for a block.
 */
export default {...MDXComponents, StaticCode, code: 'code', table: TableScroll};
