import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** A browser context with one page, which can be emptied for the next visitor. */
export interface BrowserProfile {
  context: BrowserContext;
  page: Page;
  /** Removes what a visitor left. Closes the profile, and returns false, if something cannot be removed. */
  empty(): Promise<boolean>;
}

/** Events that journeys listen to. The library's own listeners stay. */
const events = [
  'console',
  'dialog',
  'download',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const;

interface ProfileOptions extends BrowserContextOptions {
  prefetches: boolean;
  /** Whether each page receives an input as soon as it is painted, so that its script does not wait for one. */
  sendsFirstInput: boolean;
}

export async function openProfile(
  browser: Browser,
  { prefetches, sendsFirstInput, ...options }: ProfileOptions,
): Promise<BrowserProfile> {
  const context = await browser.newContext(options);
  if (!prefetches) await context.addInitScript(enableDataSaver);
  if (sendsFirstInput) await context.addInitScript(sendFirstInput);
  const page = await context.newPage();
  const undoChanges = recordLastingChanges(context, page);
  // The data of a service worker cannot be listed.
  const isReusable = options.serviceWorkers !== 'allow' && options.storageState === undefined;
  return {
    context,
    page,
    async empty() {
      try {
        if (isReusable && !page.isClosed()) {
          await undoChanges();
          await emptyContext(context, page, options);
          return true;
        }
      } catch {
        // The page may have crashed: the profile cannot be used again.
      }
      await context.close();
      return false;
    },
  };
}

function enableDataSaver(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
}

function sendFirstInput(): void {
  addEventListener('load', () =>
    requestAnimationFrame(() => setTimeout(() => dispatchEvent(new Event('pointermove')))),
  );
}

async function emptyContext(
  context: BrowserContext,
  page: Page,
  { viewport, colorScheme = 'light' }: BrowserContextOptions,
): Promise<void> {
  for (const event of events) {
    page.removeAllListeners(event);
    context.removeAllListeners(event);
  }
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll();
  await context.unrouteAll();
  await context.setOffline(false);
  await context.clearPermissions();
  // A page of the same origin without script: Chromium keeps its process.
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    sessionStorage.clear();
    localStorage.clear();
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await context.clearCookies();
  await page.emulateMedia({ colorScheme });
  if (viewport) await page.setViewportSize(viewport);
}

/** Records changes that later pages of the context would keep. Returns a function that undoes them. */
function recordLastingChanges(context: BrowserContext, page: Page): () => Promise<void> {
  const undo: (() => Promise<void>)[] = [];
  for (const target of [context, page]) {
    const addInitScript = target.addInitScript.bind(target);
    target.addInitScript = async (script, arg, options) => {
      const added = await addInitScript(script, arg, options);
      undo.push(() => added.dispose());
      return added;
    };
  }
  const newCDPSession = context.newCDPSession.bind(context);
  context.newCDPSession = async (target) => {
    const session = await newCDPSession(target);
    undo.push(() => session.detach());
    return session;
  };
  return async () => {
    for (const step of undo.splice(0)) await step();
  };
}
