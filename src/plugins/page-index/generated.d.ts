declare module '@generated/page-index/default/pages.json' {
  import type {IndexedPage} from '@site/src/components/NotFound/rank';

  const pages: IndexedPage[];
  export default pages;
}
