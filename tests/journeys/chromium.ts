import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';

export function openBrowser({ isBare = false } = {}): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(isBare), args: flags });
}

/** Waits until script has taken over the page, so that a click is answered by it. */
export async function untilReady(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** What goes along with the page is there, and listens to other tabs. */
export async function untilSettled(page: Page): Promise<void> {
  await page.locator('[popover=manual]').waitFor({ state: 'attached' });
}

/** Nothing is fetched from elsewhere; root needs the first. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The bare one has no windows of its own to draw, and opens a page in half the time. */
const bareNames = ['chromium-headless-shell'];
const names = ['chromium', 'chromium-browser', 'google-chrome'];

function chromiumPath(isBare: boolean): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = [
    process.env.CHROMIUM_PATH,
    ...[...(isBare ? bareNames : []), ...names].flatMap((name) =>
      folders.map((folder) => join(folder, name)),
    ),
  ];
  const path = found.find((candidate) => candidate !== undefined && existsSync(candidate));
  if (!path)
    throw new Error(
      'No Chromium is on the PATH: install it (apt-get install chromium), or set CHROMIUM_PATH.',
    );
  return path;
}
