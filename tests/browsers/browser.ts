import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {type Page, type SupportedBrowser, launch} from 'puppeteer-core';
import {Builder, By, error, Key, until, type WebDriver, type WebElement} from 'selenium-webdriver';
import {DriverService} from 'selenium-webdriver/remote';
import {findBrowser} from '@docs-kit/base/node/chromium';
import {findFirefox, webkitGtk} from '@docs-kit/site-tools/browsers';

/** A browser with one window. */
export interface Browser {
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page; it can only use its argument. */
  run<T>(script: (text: string) => T, text?: string): Promise<Awaited<T>>;
  /** Scrolls to the first element that matches a CSS selector, and clicks it. */
  click(selector: string): Promise<void>;
  /** Presses a key, optionally with a modifier. */
  press(key: NamedKey, modifier?: Modifier): Promise<void>;
  type(text: string): Promise<void>;
  /** Sets the window size in CSS pixels. The height may include the browser's own toolbars. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

type Modifier = 'Control' | 'Meta';
type NamedKey = 'Escape' | 'Tab' | 'Enter' | '/' | 'v';

/** Reports console problems to the server, because a page loses its own state on navigation. */
function reportProblems(): void {
  const report = (...parts: unknown[]): boolean => navigator.sendBeacon('/problem', parts.map(String).join(' '));
  const logged = console.error;
  console.error = (...parts: unknown[]) => {
    report('console:', ...parts);
    logged(...parts);
  };
  addEventListener('error', ({message}) => report('uncaught:', message));
  addEventListener('unhandledrejection', ({reason}) => report('rejected:', reason));
  // Firefox reports violations of the policy only as events, which WebKit may dispatch before this runs.
  document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
    report('policy:', violatedDirective, blockedURI),
  );
  new ReportingObserver((all) => all.forEach(({body}) => report('policy:', JSON.stringify(body))), {
    types: ['csp-violation'],
    buffered: true,
  }).observe();
}

/** Clicks an element. A locator never looks again for one that the page replaces meanwhile, so this tries twice. */
async function clickFound(page: Page, selector: string): Promise<void> {
  const link = page.locator(selector).setTimeout(5000);
  await link.click().catch(() => link.click());
}

/** Chromium and Firefox, which support WebDriver BiDi. */
async function withBidi(browser: SupportedBrowser, executablePath: string | undefined): Promise<Browser> {
  const program = await launch({
    browser,
    executablePath,
    protocol: 'webDriverBiDi',
    args: browser === 'chrome' ? ['--no-sandbox', '--disable-gpu'] : [],
  });
  // Firefox's first window never gets the focus.
  const page = await program.newPage();
  await page.evaluateOnNewDocument(reportProblems);
  return {
    open: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    back: async () => {
      await page.goBack();
    },
    run: (script, text = '') => page.evaluate(script, text),
    click: (selector) => clickFound(page, selector),
    press: async (key, modifier) => {
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(key);
      if (modifier) await page.keyboard.up(modifier);
    },
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({width, height}),
    close: () => program.close(),
  };
}

/** Tries to click an element; returns false if it can't be clicked yet. */
async function clicked(element: WebElement): Promise<boolean> {
  try {
    await element.click();
    return true;
  } catch (problem) {
    if (problem instanceof error.ElementNotInteractableError) return false;
    throw problem;
  }
}

/** WebKit, whose drivers lack BiDi and therefore can't run scripts before the page's own. */
function withDriver(driver: WebDriver, stop: () => Promise<void>): Browser {
  const loaded = async (): Promise<void> => driver.executeScript(reportProblems);
  return {
    open: (url) => driver.get(url).then(loaded),
    reload: () => driver.navigate().refresh().then(loaded),
    back: () => driver.navigate().back(),
    run: (script, text = '') => driver.executeScript(script, text),
    click: async (selector) => {
      const element = await driver.wait(until.elementLocated(By.css(selector)), 10_000);
      // Moving elements can't be clicked yet; the other browsers' clients wait automatically.
      await driver.wait(() => clicked(element), 10_000);
    },
    press: (key, modifier) => {
      const pressed = key.length === 1 ? key : Key[key.toUpperCase() as 'ESCAPE' | 'TAB' | 'ENTER'];
      const held = modifier && Key[modifier.toUpperCase() as 'CONTROL' | 'META'];
      const actions = driver.actions();
      return (held ? actions.keyDown(held).sendKeys(pressed).keyUp(held) : actions.sendKeys(pressed)).perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    resize: async (width, height) => {
      await driver.manage().window().setRect({width, height, x: 0, y: 0});
    },
    close: () => driver.quit().finally(stop),
  };
}

async function safari(): Promise<Browser> {
  try {
    return withDriver(await new Builder().forBrowser('safari').build(), () => Promise.resolve());
  } catch (error) {
    throw new Error(`Safari: ${(error as Error).message}. Run once: sudo safaridriver --enable`, {cause: error});
  }
}

/** The minimal browser of WebKitGTK, on a virtual display. */
async function webKitGtk(): Promise<Browser> {
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  // Otherwise, the browser's toolbar is wider than a phone.
  writeFileSync(path.join(folder, 'gtk-3.0', 'gtk.css'), '* { font-size: 1px; min-width: 0; margin: 0; padding: 0 }');
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const display = spawn(webkitGtk.display, args, {stdio: ['ignore', 'ignore', 'ignore', 'pipe']});
  const [number] = (await once(display.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const service = new DriverService.Builder(webkitGtk.driver)
    .setLoopback(true)
    .setEnvironment({
      ...(process.env as Record<string, string>),
      DISPLAY: `:${number.toString().trim()}`,
      XDG_CONFIG_HOME: folder,
      // Its sandbox refuses to run as root; it only opens our own site.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // For machines without a GPU.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    })
    .build();
  const stop = async (): Promise<void> => {
    await service.kill();
    display.kill();
    rmSync(folder, {recursive: true, force: true});
  };
  const server = await service.start();
  return withDriver(
    await new Builder().usingServer(server).withCapabilities({browserName: 'MiniBrowser'}).build(),
    stop,
  );
}

/** Starts Chromium. */
export const startChromium = (): Promise<Browser> => withBidi('chrome', findBrowser());

/** Starts Firefox. */
export const startFirefox = (): Promise<Browser> => withBidi('firefox', findFirefox());

/** Starts Safari on a Mac, and WebKitGTK elsewhere. */
export const startWebKit = (): Promise<Browser> => (process.platform === 'darwin' ? safari() : webKitGtk());
