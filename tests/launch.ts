import type {LaunchOptions, Page} from '@playwright/test';
import {browserArgs, findBrowser, findHeadlessShell} from '@docs-kit/base/node/chromium';

// `--debug` needs windows.
const shell = process.env.PWDEBUG ? undefined : findHeadlessShell();

/**
 * The browser of the tests: the headless shell if it's there, because Chromium with windows takes two to three
 * times as much processor time. The check `browsers` opens the site in Chromium itself.
 */
export const launchOptions = {executablePath: shell ?? findBrowser(), args: browserArgs} satisfies LaunchOptions;

/**
 * Moves a new tab's window away from the screen's corner. The shell's pointer is in that corner, and whenever a page's
 * layout changes, Chromium would send it a movement of the pointer, which starts the page's scripts as a reader does.
 */
export async function moveWindow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const {windowId} = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', {windowId, bounds: {left: 10, top: 10}});
  await session.detach();
}
