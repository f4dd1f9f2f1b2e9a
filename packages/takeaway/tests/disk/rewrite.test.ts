import {expect, test} from 'vitest';
import {rewritePage} from '../../src/node/disk/rewrite';

const names = ['index.html', 'api/index.html', 'api/secrets/index.html', 'img/a b.svg', 'assets/css/styles.1.css'];
const files = new Set(names);

/** A page at `api/secrets` with this body and a minimal head. */
function rewritten(body: string, head = '<script>early</script>'): string {
  const html = `<!DOCTYPE html><html><head><meta charset="UTF-8">${head}</head><body>${body}</body></html>`;
  return rewritePage(html, 'api/secrets/index.html', {
    baseUrl: '/0.18/',
    url: 'https://archive.docs.dagger.io',
    files,
    prehydration: 'early',
    styles: ['assets/css/styles.1.css'],
  });
}

test.each([
  ['<a href="/0.18/">x</a>', '<a href="../../index.html">x</a>'],
  ['<a href="/0.18/api?sdk=go#a">x</a>', '<a href="../index.html?sdk=go#a">x</a>'],
  ['<a href="/0.18/api/secrets#a">x</a>', '<a href="index.html#a">x</a>'],
  ['<a href="#a">x</a>', '<a href="#a">x</a>'],
  ['<img src="/0.18/img/a%20b.svg">', '<img src="../../img/a%20b.svg">'],
  ['<source srcset="/0.18/img/a%20b.svg">', '<source srcset="../../img/a%20b.svg">'],
  [
    '<a class="menu__link--sublist" role="button" aria-expanded="false" href="/0.18/api">x</a>',
    '<a class="menu__link--sublist" href="../index.html">x</a>',
  ],
  ['<a href="https://dagger.io/0.18/">x</a>', '<a href="https://dagger.io/0.18/">x</a>'],
  ['<a href="/0.18/none">x</a>', '<a href="https://archive.docs.dagger.io/0.18/none">x</a>'],
  ['<a href="/0.18/api.html">x</a>', '<a href="https://archive.docs.dagger.io/0.18/api.html">x</a>'],
  ['<a class="footer__link-item" href="#a">x</a>', '<a class="footer__link-item" href="#a">x</a>'],
])('%s', (body, expected) => {
  expect(rewritten(body)).toContain(`<body>${expected}</body>`);
});

test('parts that need React or a host are removed', () => {
  const parts = [
    '<button class="clean-btn menu__caret"></button>',
    '<button class="clean-btn footer__link-item">x</button>',
    '<div class="code-buttons copy-page"></div>',
    '<button class="clean-btn recording-button">Play</button>',
    '<div data-error-filter="true"></div>',
    '<div class="theme-doc-toc-mobile"></div>',
    '<button class="clean-btn theme-back-to-top-button"></button>',
    ...['preload', 'prefetch', 'preconnect'].map((rel) => `<link rel="${rel}" href="/0.18/img/a%20b.svg">`),
    '<script src="/0.18/js/x.js"></script>',
    '<script type="application/json" id="page-scripts">[]</script>',
    '<script type="speculationrules">{}</script>',
  ];
  expect(rewritten(`${parts.join('')}<button class="footer">x</button>`)).toContain(
    '<body><button class="footer">x</button></body>',
  );
});

test('the copy’s own script replaces pre-hydration, and its policy comes later', () => {
  const head = '<meta http-equiv="Content-Security-Policy" content="x"><script>theme</script><script>early</script>';
  const links = ['assets/css/styles.1.css', 'assets/search.css'].map(
    (name) => `<link rel="stylesheet" href="../../${name}">`,
  );
  expect(rewritten('', head)).toContain(
    `<meta charset="UTF-8"><script>theme</script>${links.join('')}<script src="../../assets/page.js"></script></head>`,
  );
});

test('a page from another build fails the copy', () => {
  expect(() => rewritten('', '<script>other</script>')).toThrow(/^api\/secrets\/index\.html: the prehydration script/);
});
