import { randomInt } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { OptionalPurpose } from '#contract/consent.ts';
import { openBrowser } from './browser/chromium.ts';
import { preAnswerConsent } from './browser/pre-answer-consent.ts';
import { type BrowserProfile, openProfile } from './browser/profile.ts';
import { workerShop } from './worker-shop.ts';

export { untilFooterReady, untilReady, untilSettled } from './browser/chromium.ts';

/** One browser that loads pictures, and one that does not. */
const browsers = new Map<boolean, Promise<Browser>>();

/** Empty profiles that a visitor left, by their options: a profile that is used again opens a page in half the time. */
let emptyProfiles: { key: string; baseURL: string; profile: BrowserProfile }[] = [];
const profilesInUse = new Set<BrowserProfile>();

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
  /** Whether pages prefetch linked pages and register the service worker. By default only with `serviceWorkers`. */
  prefetches?: boolean;
  /** Whether pages receive an input when they are painted, so that their script starts. By default they do. */
  sendsFirstInput?: boolean;
  /** For journeys about scripts that cannot be loaded: the browser has none in its cache. */
  hasEmptyCache?: true;
}

function browserOf(images: boolean): Promise<Browser> {
  const browser = browsers.get(images) ?? openBrowser({ images, headlessShell: true });
  browsers.set(images, browser);
  return browser;
}

export async function newVisitor(options: VisitorOptions = {}): Promise<Visitor> {
  const { allowed, images, prefetches, sendsFirstInput, hasEmptyCache, ...contextOptions } = {
    allowed: [],
    images: false,
    prefetches: options.serviceWorkers === 'allow',
    sendsFirstInput: true,
    ...options,
  };
  const baseURL = contextOptions.baseURL ?? workerShop().url;
  const key = JSON.stringify({ images, prefetches, sendsFirstInput, ...contextOptions, baseURL });
  const profile =
    (hasEmptyCache ? undefined : takeEmptyProfile(key)) ??
    (await openProfile(await browserOf(images), {
      locale: 'sv-SE',
      // The service worker's cache would hide the shop's responses; journeys about it allow it.
      serviceWorkers: 'block',
      ...contextOptions,
      baseURL,
      prefetches,
      sendsFirstInput,
    }));
  profilesInUse.add(profile);
  const { context, page } = profile;
  // Every visitor has an address of their own, so that rate limits do not affect other journeys.
  const address = `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`;
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': address, ...contextOptions.extraHTTPHeaders });
  if (allowed) await preAnswerConsent(context, baseURL, allowed);
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  const leave = async () => {
    profilesInUse.delete(profile);
    if (await profile.empty()) emptyProfiles.push({ key, baseURL, profile });
  };
  return { page, context, consoleErrors, leave };
}

function takeEmptyProfile(key: string): BrowserProfile | undefined {
  const index = emptyProfiles.findIndex((empty) => empty.key === key);
  return index < 0 ? undefined : emptyProfiles.splice(index, 1)[0]?.profile;
}

/**
 * Closes what journeys left open, and the profiles for shops that end with their file. The browsers and the worker's
 * profiles stay open for the next file; they end with the worker's process.
 */
export async function closeVisitors(): Promise<void> {
  const { url } = workerShop();
  const ofOtherShops = emptyProfiles.filter(({ baseURL }) => baseURL !== url).map(({ profile }) => profile);
  emptyProfiles = emptyProfiles.filter(({ baseURL }) => baseURL === url);
  await Promise.all([...profilesInUse, ...ofOtherShops].map(({ context }) => context.close()));
  profilesInUse.clear();
}
