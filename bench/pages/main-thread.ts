// npm run bench -- main-thread: CPU time of the main thread while a page loads and while it responds to a visitor. Unlike
// Lighthouse, which measures wall-clock time, it is the same when other programs use the machine.
import { type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import {
  chromiumPath,
  untilIdle,
  untilReady,
  untilSettled,
} from '../../tests/journeys/support/browser/chromium.ts';
import { loadTranslate, type Translate } from '../../tests/journeys/support/messages.ts';
import { openDemoShop } from '../demo-shop.ts';
import { median } from '../median.ts';
import type { PageType } from './budgets.ts';
import { PAGE_PATHS } from './html-bytes.ts';
import { serveShop } from './measured-shop.ts';
import { measureTasks, type Tasks } from './trace-tasks.ts';

/** A phone is this many times slower than this machine, as in Lighthouse. */
const slowdown = 4;
/** Longer tasks delay the response to an input. */
const maxTaskMs = 50;

/** Medians of the runs, in milliseconds on a phone. */
interface PageMeasures {
  cpu: number;
  cpuWithoutScript: number;
  /** The part of each task above 50 ms, as in Lighthouse's total blocking time. */
  blocking: number;
  blockingWithoutScript: number;
  longestTask: number;
}

interface MainThreadReport {
  pages: Record<string, PageMeasures>;
  interactions: Record<string, number>;
}

type MeasuredShop = Awaited<ReturnType<typeof serveShop>>;

export async function measureMainThread(runs = 3): Promise<MainThreadReport> {
  const shop = await openDemoShop();
  const served = await serveShop(shop);
  const t = await loadTranslate('sv');
  try {
    const pages: MainThreadReport['pages'] = {};
    for (const name of Object.keys(PAGE_PATHS) as PageType[]) {
      const tasks: Tasks[] = [];
      const plainTasks: Tasks[] = [];
      for (let run = 0; run < runs; run += 1) {
        tasks.push(await measureLoad(served, name, { hasScript: true }));
        plainTasks.push(await measureLoad(served, name, { hasScript: false }));
      }
      pages[name] = summarize(tasks, plainTasks);
    }
    const interactions: MainThreadReport['interactions'] = {};
    for (const [name, interaction] of Object.entries(INTERACTIONS)) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1)
        times.push(sum(await measureInteraction(served, interaction, t)) * slowdown);
      interactions[name] = Math.round(median(times));
    }
    return { pages, interactions };
  } finally {
    served.close();
    await shop.close();
  }
}

function summarize(tasks: Tasks[], plainTasks: Tasks[]): PageMeasures {
  const medianOf = (runs: Tasks[], measure: (run: Tasks) => number) => Math.round(median(runs.map(measure)));
  const cpu = (run: Tasks) => sum(run) * slowdown;
  const blocking = (run: Tasks) => sum(run.map((task) => Math.max(0, task * slowdown - maxTaskMs)));
  return {
    cpu: medianOf(tasks, cpu),
    cpuWithoutScript: medianOf(plainTasks, cpu),
    blocking: medianOf(tasks, blocking),
    blockingWithoutScript: medianOf(plainTasks, blocking),
    longestTask: medianOf(tasks, (run) => Math.max(...run) * slowdown),
  };
}

async function measureLoad(
  served: MeasuredShop,
  name: PageType,
  { hasScript }: { hasScript: boolean },
): Promise<Tasks> {
  return withPhone(async (context) => {
    const url = hasScript ? served.url : served.urlWithoutScript;
    if (name === 'checkout') await addCart(context, url, served.cartCookie);
    const page = await context.newPage();
    return measureTasks(page, async () => {
      await page.goto(url + PAGE_PATHS[name], { waitUntil: 'load' });
      if (!hasScript) return;
      await sendInput(page);
      await untilReady(page);
      if (name !== 'checkout') await untilIdle(page);
    });
  });
}

/** Sends a first input, so that the script starts at once on every page (`start-script.ts`). */
async function sendInput(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
}

interface Interaction {
  path: string;
  /** The script starts with this interaction. */
  isFirstInput?: true;
  hasCart?: boolean;
  /** The element that is clicked. */
  target(page: Page, t: Translate): Locator;
  /** The CSS selector of the part of the page that the click opens. */
  opened: string;
}

const INTERACTIONS: Record<string, Interaction> = {
  'open the search': {
    path: PAGE_PATHS.home,
    target: (page, t) => page.getByRole('combobox', { name: t('search.label') }),
    opened: '[data-open]',
  },
  'open the filters': {
    path: PAGE_PATHS.list,
    target: (page, t) => page.getByRole('main').getByRole('link', { name: t('filters.title') }),
    opened: 'dialog[open]',
  },
  'open the filters, as the first input': {
    path: PAGE_PATHS.list,
    isFirstInput: true,
    target: (page, t) => page.getByRole('main').getByRole('link', { name: t('filters.title') }),
    opened: 'dialog[open], form:target',
  },
  'open the cart': {
    path: PAGE_PATHS.product,
    hasCart: true,
    target: (page, t) => page.getByRole('banner').getByRole('link', { name: t('header.cart') }),
    opened: 'dialog[open]',
  },
};

/** The tasks from the input until the opened part is displayed. */
function measureInteraction(
  served: MeasuredShop,
  { path, hasCart, isFirstInput, target, opened }: Interaction,
  t: Translate,
): Promise<Tasks> {
  return withPhone(async (context) => {
    if (hasCart) await addCart(context, served.url, served.cartCookie);
    const page = await context.newPage();
    await page.goto(served.url + path);
    if (!isFirstInput) {
      await sendInput(page);
      await untilReady(page);
      await untilSettled(page);
    }
    await page.waitForLoadState('networkidle');
    // Found before the measurement, because finding it needs CPU time too.
    const element = await target(page, t).elementHandle();
    return measureTasks(page, async () => {
      await element?.evaluate(clickUntilDisplayed, opened);
    });
  });
}

/** Runs in the page, because a locator that waits computes roles and styles on the measured thread. */
function clickUntilDisplayed(element: Element, opened: string): Promise<void> {
  (element as HTMLElement).focus();
  (element as HTMLElement).click();
  return new Promise((resolve) => {
    const check = () => (document.querySelector(opened) ? resolve() : requestAnimationFrame(check));
    check();
  });
}

async function addCart(context: BrowserContext, url: string, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
}

/** A browser of its own, so that it has no files of an earlier run. */
async function withPhone<Result>(work: (context: BrowserContext) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(true),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const viewport = { width: 412, height: 823 };
    return await work(
      await browser.newContext({ viewport, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }),
    );
  } finally {
    await browser.close();
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export function rowsOfMainThread({ pages, interactions }: MainThreadReport): string[][] {
  return [
    ['CPU of a phone, ms', 'all', 'without script', 'blocking', 'without script', 'longest task', 'goal'],
    ...Object.entries(pages).map(([name, page]) => [
      name,
      ...[page.cpu, page.cpuWithoutScript, page.blocking, page.blockingWithoutScript, page.longestTask].map(
        String,
      ),
      page.blocking <= maxTaskMs ? '≤ 50 blocking, met' : '≤ 50 blocking, MISSED',
    ]),
    ...Object.entries(interactions).map(([name, time]) => [
      name,
      String(time),
      ...['', '', '', ''],
      time <= 100 ? '≤ 100, met' : '≤ 100, MISSED',
    ]),
  ];
}
