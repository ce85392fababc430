import { randomInt } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { LOCALE_CODES } from '#contract/locales.ts';
import type { OptionalPurpose } from '#storefront/config/consent.ts';
import { loadCookieMessages } from '#storefront/translations/cookie-messages.ts';
import { loadPurchaseMessages } from '#storefront/translations/translate.ts';
import { type BrowserKind, openBrowser } from './chromium.ts';
import { preAnswerConsent } from './pre-answer-consent.ts';
import { workerShop } from './worker-shop.ts';

export { untilReady, untilSettled } from './chromium.ts';

// Journeys find elements by their texts, in every language.
await Promise.all([...LOCALE_CODES.map(loadPurchaseMessages), ...LOCALE_CODES.map(loadCookieMessages)]);

const browsers = new Map<string, Promise<Browser>>();

/** A visitor with an empty browser profile. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Errors on the page's console, and uncaught exceptions. */
  consoleErrors: string[];
  leave(): Promise<void>;
}

interface VisitorOptions extends BrowserContextOptions, Partial<BrowserKind> {
  /** Purposes that the visitor allowed before: none by default. `undefined`: the visitor has not answered yet. */
  allowed?: OptionalPurpose[] | undefined;
}

function browserOf(kind: BrowserKind): Promise<Browser> {
  const key = JSON.stringify(kind);
  const browser = browsers.get(key) ?? openBrowser(kind);
  browsers.set(key, browser);
  return browser;
}

export async function newVisitor(options: VisitorOptions = {}): Promise<Visitor> {
  const { allowed, images, headlessShell, ...contextOptions } = {
    allowed: [],
    images: false,
    headlessShell: true,
    ...options,
  };
  const browser = await browserOf({ images, headlessShell });
  const context = await browser.newContext({
    baseURL: workerShop().url,
    locale: 'sv-SE',
    // Every visitor has an address of their own, so that rate limits do not affect other journeys.
    extraHTTPHeaders: { 'x-forwarded-for': `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}` },
    // The service worker's cache would hide the shop's responses; journeys about it allow it.
    serviceWorkers: 'block',
    ...contextOptions,
  });
  if (allowed) await preAnswerConsent(context, contextOptions.baseURL ?? workerShop().url, allowed);
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  return { page, context, consoleErrors, leave: () => context.close() };
}

export async function closeBrowser(): Promise<void> {
  await Promise.all([...browsers.values()].map(async (browser) => (await browser).close()));
  browsers.clear();
}
