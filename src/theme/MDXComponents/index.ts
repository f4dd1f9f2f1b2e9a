import MDXComponents from '@theme-original/MDXComponents';
import TableScroll from '@site/src/components/TableScroll';

/** What Markdown becomes: the theme's components, and tables that scroll on small screens. */
export default {...MDXComponents, table: TableScroll};
