import { randomInt } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { LOCALE_CODES } from '#contract/locales.ts';
import { loadPurchaseWords } from '#storefront/translations/words.ts';
import { openBrowser } from './chromium.ts';

export { untilReady, untilSettled } from './chromium.ts';

// Whatever words a journey looks for are there.
await Promise.all(LOCALE_CODES.map(loadPurchaseWords));

let opening: Promise<Browser> | undefined;

/** A visitor with an empty browser. What the page complains about on its console is kept in `complaints`. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  complaints: string[];
  leave(): Promise<void>;
}

export async function newVisitor(options: BrowserContextOptions = {}): Promise<Visitor> {
  opening ??= openBrowser();
  const browser = await opening;
  const context = await browser.newContext({
    baseURL: inject('shopUrl'),
    locale: 'sv-SE',
    // Each comes from a house of their own: what one does too often keeps nobody else out.
    extraHTTPHeaders: { 'x-forwarded-for': `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}` },
    ...options,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, context, complaints, leave: () => context.close() };
}

export async function closeBrowser(): Promise<void> {
  await (await opening)?.close();
  opening = undefined;
}
