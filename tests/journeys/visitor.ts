import { randomInt } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { LOCALE_CODES } from '#contract/locales.ts';
import type { OptionalPurpose } from '#storefront/config/consent.ts';
import { loadCookieWords } from '#storefront/translations/cookie-words.ts';
import { loadPurchaseWords } from '#storefront/translations/words.ts';
import { answerBeforehand } from './answer-beforehand.ts';
import { openBrowser } from './chromium.ts';

export { untilReady, untilSettled } from './chromium.ts';

// Whatever words a journey looks for are there.
await Promise.all([...LOCALE_CODES.map(loadPurchaseWords), ...LOCALE_CODES.map(loadCookieWords)]);

let opening: Promise<Browser> | undefined;

/** A visitor with an empty browser. What the page complains about on its console is kept in `complaints`. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  complaints: string[];
  leave(): Promise<void>;
}

interface VisitorOptions extends BrowserContextOptions {
  /** What they allowed before they came: nothing beyond the necessary. `undefined`: they have not been asked yet. */
  allowed?: OptionalPurpose[] | undefined;
}

/** For hundreds of pages that are only looked at: a browser without windows, if there is one. */
export function openBareBrowser(): void {
  opening ??= openBrowser({ isBare: true });
}

export async function newVisitor(options: VisitorOptions = {}): Promise<Visitor> {
  const { allowed, ...contextOptions } = { allowed: [], ...options };
  opening ??= openBrowser();
  const browser = await opening;
  const context = await browser.newContext({
    baseURL: inject('shopUrl'),
    locale: 'sv-SE',
    // Each comes from a house of their own: what one does too often keeps nobody else out.
    extraHTTPHeaders: { 'x-forwarded-for': `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}` },
    // What it keeps would come between a journey and the shop; those about it let it in.
    serviceWorkers: 'block',
    ...contextOptions,
  });
  if (allowed) await answerBeforehand(context, contextOptions.baseURL ?? inject('shopUrl'), allowed);
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
