// npm run bench -- lighthouse: Lighthouse (mobile) of five pages, and of the same pages without script.
import { chromiumPath } from '../../tests/journeys/support/browser/chromium.ts';
import { openDemoShop } from '../demo-shop.ts';
import { median } from '../median.ts';
import { PAGE_PATHS } from './html-bytes.ts';
import { installLighthouse, type Lighthouse, type LighthouseResult } from './install-lighthouse.ts';
import { serveShop } from './measured-shop.ts';

/** Medians of the runs; times in milliseconds. */
interface LighthouseMeasures {
  performance: number;
  /** Performance of the same page without script: the limit on this machine. */
  performanceWithoutScript: number;
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  totalBlockingTime: number;
  layoutShift: number;
  requests: number;
  bytes: number;
}

interface LighthouseReport {
  /** Lighthouse's measure of the machine: about 1,000 and more on a quiet desktop computer. */
  benchmarkIndex: number;
  pages: Record<string, LighthouseMeasures>;
}

const timedAudits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
] as const;

export async function measureLighthouse(runs = 5): Promise<LighthouseReport> {
  const lighthouse = await installLighthouse();
  const shop = await openDemoShop();
  const served = await serveShop(shop);
  const indexes: number[] = [];
  const pages: LighthouseReport['pages'] = {};
  try {
    for (const [name, path] of Object.entries(PAGE_PATHS)) {
      const cookie = name === 'checkout' ? served.cartCookie : undefined;
      // The first visit draws pictures, which would take the processor from the browser.
      await visit(lighthouse, served.url + path, cookie);
      const results: LighthouseResult[] = [];
      const plainResults: LighthouseResult[] = [];
      // Alternating, because other programs slow down both.
      for (let run = 0; run < runs; run += 1) {
        results.push(await measure(lighthouse, served.url + path, cookie));
        plainResults.push(await measure(lighthouse, served.urlWithoutScript + path, cookie));
      }
      indexes.push(...results.map(({ environment }) => environment.benchmarkIndex));
      pages[name] = summarize(results, plainResults);
    }
  } finally {
    served.close();
    await shop.close();
  }
  return { benchmarkIndex: median(indexes), pages };
}

/** Repeats a visit of which an audit failed: on a slow machine, Chromium sometimes loses a part of its trace. */
async function measure(
  lighthouse: Lighthouse,
  url: string,
  cookie: string | undefined,
): Promise<LighthouseResult> {
  const tries = 5;
  for (let count = 1; count <= tries; count += 1) {
    const result = await visit(lighthouse, url, cookie);
    if (isComplete(result)) return result;
  }
  throw new Error(`Lighthouse could not measure ${url} in ${tries} visits.`);
}

function isComplete({ audits, categories }: LighthouseResult): boolean {
  return categories.performance?.score != null && timedAudits.every((id) => audits[id]?.numericValue != null);
}

/** A browser of its own for each visit, so that none has the files of another. */
async function visit(
  { launch, run }: Lighthouse,
  url: string,
  cookie: string | undefined,
): Promise<LighthouseResult> {
  const browser = await launch({
    chromePath: chromiumPath(false),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    return await run(url, {
      port: browser.port,
      onlyCategories: ['performance'],
      ...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
    });
  } finally {
    browser.kill();
  }
}

function summarize(results: LighthouseResult[], plainResults: LighthouseResult[]): LighthouseMeasures {
  const audit = (id: (typeof timedAudits)[number]) =>
    median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  const score = (all: LighthouseResult[]) =>
    Math.round(100 * median(all.map(({ categories }) => categories.performance?.score ?? 0)));
  return {
    performance: score(results),
    performanceWithoutScript: score(plainResults),
    firstContentfulPaint: Math.round(audit('first-contentful-paint')),
    largestContentfulPaint: Math.round(audit('largest-contentful-paint')),
    totalBlockingTime: Math.round(audit('total-blocking-time')),
    layoutShift: audit('cumulative-layout-shift'),
    requests: median(results.map(({ audits }) => itemsOf(audits['network-requests']).length)),
    bytes: Math.round(audit('total-byte-weight')),
  };
}

function itemsOf(audit: { details?: unknown } | undefined): readonly unknown[] {
  return (audit?.details as { items?: readonly unknown[] } | undefined)?.items ?? [];
}

export function rowsOfLighthouse({ benchmarkIndex, pages }: LighthouseReport): string[][] {
  return [
    [
      `index ${Math.round(benchmarkIndex)}`,
      'score',
      'without script',
      'FCP',
      'LCP',
      'TBT',
      'CLS',
      'requests',
      'goal',
    ],
    ...Object.entries(pages).map(([name, page]) => {
      const isMet = page.performance >= Math.min(98, page.performanceWithoutScript - 2);
      return [
        name,
        String(page.performance),
        String(page.performanceWithoutScript),
        `${page.firstContentfulPaint} ms`,
        `${page.largestContentfulPaint} ms`,
        `${page.totalBlockingTime} ms`,
        page.layoutShift.toFixed(3),
        String(page.requests),
        isMet ? 'met' : 'MISSED',
      ];
    }),
  ];
}
