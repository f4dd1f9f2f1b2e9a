import {escapeHtml} from '@docs-kit/base/html';
import {defaultAddress} from '../address';
import {startCommand} from '../token';
import type {ExplorerData} from '../data';

/** The parts of the document. */
export interface DocumentParts {
  data: ExplorerData;
  baseUrl: string;
  /** The site's announcement, as HTML. */
  announcement: string | undefined;
  /** The address of the site's logo. */
  logo: string;
  /** The inline script in the head. */
  mode: string;
  /** The addresses of the script and of the style sheet. */
  script: string;
  styles: string;
}

/** As long as the real one, so that nothing moves when the script replaces it. */
const placeholder = startCommand('x'.repeat(32), 'posix');

/** Renders the explorer's document. It contains everything that a reader sees; the script adds behaviour. */
export function explorerDocument({data, baseUrl, announcement, logo, mode, script, styles}: DocumentParts): string {
  const [example] = data.examples;
  const options = data.examples.map(({title}) => `<option>${escapeHtml(title)}</option>`).join('');
  // A literal `<` could end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="UTF-8">
<script>${mode}</script>
<title>API explorer | Dagger ${data.version}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="description" content="Write queries for the Dagger ${data.version} API and run them on your own engine.">
<link rel="icon" href="${baseUrl}favicon.ico" sizes="32x32">
<link rel="stylesheet" href="${styles}">
<script src="${script}" defer></script>
</head>
<body>
${announcement === undefined ? '' : `<div class="theme-announcement-bar" role="region" aria-label="Announcement"><div>${announcement}</div></div>`}
<header>
<a class="navbar__brand" href="${baseUrl}" aria-label="Dagger"><img src="${logo}" alt="" width="28" height="28"><span class="navbar__title">Dagger</span></a>
<h1>API explorer <small>${data.version}</small></h1>
<a href="${baseUrl}api/playground">Docs</a>
<button class="toggleButton" type="button" aria-label="Switch between dark and light mode"><svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="1.75" aria-hidden="true"><path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17v17m3-16.4v15.8m3-13.9v12"/></svg></button>
</header>
<main>
<noscript><p>The explorer needs JavaScript. If you can’t turn it on, use <code>dagger query</code> instead.</p></noscript>
<details id="connection-panel">
<summary><span id="connection" role="status">Not connected: start an engine.</span></summary>
<p>Run this command in a terminal and leave it running, then connect. Your browser sends your queries straight to your machine, and nowhere else.</p>
<div class="row">
<pre><code id="command">${placeholder}</code></pre>
<button id="copy" type="button">Copy command</button>
<label><input id="windows" type="checkbox"> For PowerShell</label>
<span id="copied" role="status"></span>
</div>
<form id="connect-form" class="row">
<label>Address <input id="address" type="text" value="${defaultAddress}" spellcheck="false" autocomplete="off" autocapitalize="off"></label>
<label>Token <input id="token" type="text" spellcheck="false" autocomplete="off" autocapitalize="off"></label>
<button id="connect" type="submit" disabled>Connect</button>
</form>
</details>
<div class="toolbar row">
<label>Example <select id="example">${options}</select></label>
<button id="run" class="primary" type="button" disabled aria-keyshortcuts="Control+Enter Meta+Enter"><span id="run-label">Run</span> <kbd id="run-key" aria-hidden="true">Ctrl ↵</kbd></button>
<a id="example-page" target="_blank" rel="noopener" href="${example?.page ?? baseUrl}">About this example</a>
</div>
<section aria-labelledby="query-title">
<div class="row">
<h2 id="query-title">Query</h2>
<p class="hint"><kbd>Ctrl</kbd> <kbd>Space</kbd> completes, <kbd>F1</kbd> documents</p>
</div>
<div id="query" class="editor"></div>
<details id="variables-panel">
<summary>Variables</summary>
<div id="variables" class="editor"></div>
</details>
</section>
<section aria-labelledby="answer-title">
<div class="row">
<h2 id="answer-title">Response</h2>
<p id="answer-status" role="status">Run the query to fill in the values.</p>
</div>
<div id="answer" class="editor"></div>
</section>
<details id="docs" open>
<summary><h2>Documentation</h2></summary>
<label>Find a type or field <input id="docs-search" type="search" spellcheck="false" autocomplete="off" autocapitalize="off"></label>
<p id="docs-count" role="status"></p>
<ul id="docs-results" aria-label="Results"></ul>
<div id="docs-view"></div>
</details>
</main>
<script type="application/json" id="explorer-data">${json}</script>
</body>
</html>
`;
}
