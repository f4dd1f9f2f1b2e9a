import Head from '@docusaurus/Head';
import siteConfig from '@generated/docusaurus.config';
import type {ReactNode} from 'react';
import {markdownAddress} from '../../markdown-address';
import './styles.css';

const {baseUrl} = siteConfig;

/**
 * Links to the page's Markdown and copies it. The button works without React: `packages/instant/src/browser/head/copy-page.ts` handles
 * its clicks before and after hydration. The landing page has no button because its title isn't at the top.
 *
 * @param page the page's address, with the base path
 */
export default function CopyPage({page}: {page: string}): ReactNode {
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdownAddress(page, baseUrl)} />
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
