import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { inject } from 'vitest';

let browser: Browser | undefined;

/** A visitor with an empty browser. What the page complains about on its console is kept in `complaints`. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  complaints: string[];
  leave(): Promise<void>;
}

export async function newVisitor(options: BrowserContextOptions = {}): Promise<Visitor> {
  browser ??= await chromium.launch({ executablePath: chromiumPath(), args: flags });
  const context = await browser.newContext({ baseURL: inject('shopUrl'), locale: 'sv-SE', ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, context, complaints, leave: () => context.close() };
}

export async function closeBrowser(): Promise<void> {
  await browser?.close();
  browser = undefined;
}

/** Waits until script has taken over the page, so that a click is answered by it. */
export async function untilReady(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
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

function chromiumPath(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = [
    process.env.CHROMIUM_PATH,
    ...['chromium', 'chromium-browser', 'google-chrome'].flatMap((name) =>
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
