import { randomInt } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { OptionalPurpose } from '#contract/consent.ts';
import { openBrowser } from './chromium.ts';
import { preAnswerConsent } from './pre-answer-consent.ts';
import { workerShop } from './worker-shop.ts';

export { untilReady, untilSettled } from './chromium.ts';

/** One browser that loads pictures, and one that does not. */
const browsers = new Map<boolean, Promise<Browser>>();

/** A visitor with an empty browser profile. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Errors on the page's console, and uncaught exceptions. */
  consoleErrors: string[];
  leave(): Promise<void>;
}

interface VisitorOptions extends BrowserContextOptions {
  /** Whether the browser loads pictures: not by default. */
  images?: boolean;
  /** Purposes that the visitor allowed before: none by default. `undefined`: the visitor has not answered yet. */
  allowed?: OptionalPurpose[] | undefined;
}

function browserOf(images: boolean): Promise<Browser> {
  const browser = browsers.get(images) ?? openBrowser({ images, headlessShell: true });
  browsers.set(images, browser);
  return browser;
}

export async function newVisitor(options: VisitorOptions = {}): Promise<Visitor> {
  const { allowed, images, ...contextOptions } = { allowed: [], images: false, ...options };
  const browser = await browserOf(images);
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

/** Closes what journeys left open. The browsers stay open for the next file; they end with the worker's process. */
export async function closeVisitors(): Promise<void> {
  for (const browser of browsers.values())
    await Promise.all((await browser).contexts().map((context) => context.close()));
}
