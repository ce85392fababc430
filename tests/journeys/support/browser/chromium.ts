import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';

interface BrowserKind {
  /** Whether the browser loads pictures, which take most of its and the shop's time. Few journeys need them. */
  images: boolean;
  /** `chromium-headless-shell` opens a page in half the time of `chromium`. */
  headlessShell: boolean;
}

export function openBrowser({ images, headlessShell }: BrowserKind): Promise<Browser> {
  const args = images ? flags : [...flags, `--blink-settings=imagesEnabled=false,${mouseSettings}`];
  return chromium.launch({ executablePath: chromiumPath(headlessShell), args });
}

/** Waits until the page is hydrated. */
export async function untilReady(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** Waits until the footer is hydrated: before that its buttons send forms, which load the page again. */
export async function untilFooterReady(page: Page): Promise<void> {
  // React writes its properties to each element that it has hydrated.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Waits until the page was idle: it has then loaded notifications and the listeners for other tabs. */
export async function untilIdle(page: Page): Promise<void> {
  await page.locator('[popover=manual]').waitFor({ state: 'attached' });
}

/** Also waits for the code for navigation, which the first input loads. */
export async function untilSettled(page: Page): Promise<void> {
  await untilIdle(page);
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name, responseEnd }) => /data-router/.test(name) && responseEnd > 0),
  );
}

/** A mouse that can hover. Playwright also sets this by `--blink-settings`, but the flag above replaces Playwright's. */
const mouseSettings = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/** No background requests. `--no-sandbox`, because Chromium does not start as root with its sandbox. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const headlessShellNames = ['chromium-headless-shell'];
const names = ['chromium', 'chromium-browser', 'google-chrome'];

export function chromiumPath(headlessShell: boolean): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = [
    process.env.CHROMIUM_PATH,
    ...[...(headlessShell ? headlessShellNames : []), ...names].flatMap((name) =>
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
