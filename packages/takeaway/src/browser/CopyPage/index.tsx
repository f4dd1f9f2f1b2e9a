import Head from '@docusaurus/Head';
import {baseUrl} from '../../../../../src/config/site';
import {markdownAddress} from '../../markdown-address';
import type {ReactNode} from 'react';
import './styles.css';

/**
 * Links to the page's Markdown and copies it. The button works without React: `packages/instant/src/browser/head/copy-page.ts` handles
 * its clicks before and after hydration. The landing page has no button because its title isn't at the top.
 */
export default function CopyPage({page}: {page: string}): ReactNode {
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdownAddress(page)} />
      </Head>
      {page !== baseUrl && (
        <div className="code-buttons copy-page">
          <button type="button" className="clean-btn" aria-label="Copy page as Markdown">
            <span>Copy page</span>
          </button>
        </div>
      )}
    </>
  );
}
