declare module '@generated/page-index/default/pages.json' {
  import type {IndexedPage} from '@site/src/not-found/rank';

  const pages: IndexedPage[];
  export default pages;
}
