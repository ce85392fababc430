// npm run bench [-- NAMES]: measures costs as ratios within one run, because machines are shared and noisy. Prints a table and
// writes .cache/bench.json.
//   rendering cached-page page-bytes cart orders search   the default: all six
//   page-bytes --why              prints the bytes of each group of modules instead
//   search books.csv.gz           searches the titles of a CSV file among generated ones
// The others take minutes, so each runs only if it is named:
//   catalogue [SIZES]             generated catalogues, such as 10000 100000
//   workers [PRODUCTS]            one worker and two, with the demo or with so many generated products
//   main-thread [RUNS]            three runs by default; added to bench/results.json with the commit
//   lighthouse [RUNS]             five runs by default; also added to bench/results.json
//   worst-request [REQUESTS]      the slowest anonymous request, on the catalogue of DATABASE_URL
//   worst-visit [VISITS]          the slowest visit of the storefront, on the same catalogue
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureCachedPage } from './cached-page.ts';
import { catalogueSizes, measureCatalogue, rowsOfCatalogue, type SizeMeasures } from './catalogue.ts';
import { openDemoShop } from './demo-shop.ts';
import { kilobytes, measurePageBytes } from './page-bytes.ts';
import { BUDGETS } from './pages/budgets.ts';
import { measureHtmlBytes, rowsOfState } from './pages/html-bytes.ts';
import { storeResults } from './pages/stored-results.ts';
import { measureCart } from './purchases/cart.ts';
import { measureOrders } from './purchases/orders.ts';
import { type CpuTimes, rowOfPurchase } from './purchases/purchase-cpu.ts';
import { measureRendering, type RenderedPageName } from './rendering.ts';
import { measureSearchQuality } from './search/search-quality.ts';

const requestedNames = process.argv.slice(2);
const isRequested = (name: string) => requestedNames.length === 0 || requestedNames.includes(name);
const needsShop = ['rendering', 'cached-page', 'page-bytes'].some(isRequested);
const renderedPages: Record<RenderedPageName, string> = {
  list: 'list page of 48',
  product: 'product page',
  home: 'front page of 12 containers',
};
/** Milliseconds of CPU. */
const cartGoal: CpuTimes = { node: 0.8, postgres: 0.8 };
const orderGoal: CpuTimes = { node: 5, postgres: 4 };
const results: Record<string, unknown> = {};
const rows: string[][] = [['name', 'measured', 'compared with', 'ratio', 'goal']];

const isExplaining = requestedNames.includes('--why');
if (isExplaining) printTable(await (await import('./pages/page-bytes-why.ts')).explainPageBytes());
else if (needsShop) await measureShop();
if (isRequested('cart')) await addCartRows();
if (isRequested('orders')) await addOrderRows();
if (isRequested('search')) addSearchRows();
if (requestedNames.includes('catalogue')) await printCatalogueTable();
if (requestedNames.includes('workers')) await printWorkersTable();
if (requestedNames.includes('main-thread')) await printMainThreadTable();
if (requestedNames.includes('lighthouse')) await printLighthouseTable();
if (requestedNames.includes('worst-request')) await import('./search/worst-request.ts');
if (requestedNames.includes('worst-visit')) await import('./search/worst-visit.ts');

if (rows.length > 1) printTable(rows);
const folder = join(import.meta.dirname, '../.cache');
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'bench.json'),
  `${JSON.stringify({ ...readLastResults(), ...results }, null, 2)}\n`,
);

async function measureShop(): Promise<void> {
  const shop = await openDemoShop();
  try {
    if (isRequested('rendering')) {
      for (const [name, label] of Object.entries(renderedPages) as [RenderedPageName, string][]) {
        const { page, tree, ratio } = await measureRendering(shop, name);
        results[name === 'list' ? 'rendering' : `rendering-${name}`] = { page, tree, ratio };
        rows.push([
          `${label} on the server`,
          `${page.toFixed(2)} ms`,
          `renderToString ${tree.toFixed(2)} ms`,
          ratio.toFixed(2),
          ratio <= 1.3 ? '≤ 1.3, met' : '≤ 1.3, MISSED',
        ]);
      }
    }
    if (isRequested('cached-page')) {
      const { cached, baseline, ratio } = await measureCachedPage(shop);
      results.cachedPage = { cached, baseline, ratio };
      rows.push([
        'list page from the cache',
        `${cached.toFixed(1)} µs CPU`,
        `plain node:http ${baseline.toFixed(1)} µs`,
        ratio.toFixed(2),
        ratio <= 1.5 ? '≤ 1.5, met' : '≤ 1.5, MISSED',
      ]);
    }
    if (isRequested('page-bytes')) {
      const html = await measureHtmlBytes(shop);
      const bytes = measurePageBytes();
      results.pageBytes = Object.fromEntries(
        Object.entries(bytes).map(([name, sizes]) => [
          name,
          { ...sizes, html: html[name as keyof typeof html].document },
        ]),
      );
      for (const [name, measured] of Object.entries(bytes)) {
        const { script, scriptOfFiveSeconds, scriptInUse, style, requests } = measured;
        const budget = BUDGETS[name as keyof typeof BUDGETS];
        rows.push([
          `bytes of ${name}`,
          `script ${kilobytes(script)}, ${kilobytes(scriptOfFiveSeconds)} in five seconds, ${kilobytes(scriptInUse)} in use`,
          `style ${kilobytes(style)}, HTML ${kilobytes(html[name as keyof typeof html].document)}, ${requests} requests`,
          '',
          `script ≤ ${kilobytes(budget.script)}, ${script <= budget.script ? 'met' : 'MISSED'}`,
        ]);
      }
      rows.push(...rowsOfState(html));
    }
  } finally {
    await shop.close();
  }
}

async function addCartRows(): Promise<void> {
  const measures = await measureCart();
  results.cart = measures;
  // The goal is for requests without idempotency keys.
  for (const [name, measured] of Object.entries(measures))
    rows.push(rowOfPurchase(name, measured, name === 'addToCart over HTTP' ? cartGoal : undefined));
}

async function addOrderRows(): Promise<void> {
  const measured = await measureOrders();
  results.orders = measured;
  rows.push(rowOfPurchase('empty cart to paid order over HTTP', measured, orderGoal));
}

function addSearchRows(): void {
  const csvFile = requestedNames.find((name) => /\.csv(\.gz)?$/.test(name));
  const languages = measureSearchQuality(csvFile);
  results.search = languages;
  for (const [language, { kinds, slowestMilliseconds }] of Object.entries(languages)) {
    for (const [kind, { first, firstFive, p50, p99 }] of Object.entries(kinds))
      rows.push([
        `search of 80,000 in ${language}: ${kind}`,
        `${(first * 100).toFixed(1)} % first, ${(firstFive * 100).toFixed(1)} % in five`,
        `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`,
        '',
        first >= 0.95 ? '≥ 95 %, met' : '≥ 95 %, MISSED',
      ]);
    rows.push([
      `search of 80,000 in ${language}: slowest`,
      `${slowestMilliseconds.toFixed(1)} ms`,
      '',
      '',
      slowestMilliseconds <= 50 ? '≤ 50, met' : '≤ 50, MISSED',
    ]);
  }
}

async function printCatalogueTable(): Promise<void> {
  const requestedSizes = requestedNames.map(Number).filter((size) => size > 0);
  const sizes: SizeMeasures[] = [];
  for (const size of requestedSizes.length > 0 ? requestedSizes : catalogueSizes)
    sizes.push(await measureCatalogue(size));
  results.catalogue = sizes;
  printTable(rowsOfCatalogue(sizes));
}

async function printWorkersTable(): Promise<void> {
  const { measureWorkers, rowsOfWorkers } = await import('./workers/workers.ts');
  const table = rowsOfWorkers(await measureWorkers(requestedNames.map(Number).find((size) => size > 0)));
  results.workers = table;
  printTable(table);
}

async function printLighthouseTable(): Promise<void> {
  const { measureLighthouse, rowsOfLighthouse } = await import('./pages/lighthouse.ts');
  const report = await measureLighthouse(requestedNames.map(Number).find((runs) => runs > 0));
  results.lighthouse = report;
  printTable(rowsOfLighthouse(report));
  storeResults({ lighthouse: report, pageBytes: measurePageBytes() });
}

async function printMainThreadTable(): Promise<void> {
  const { measureMainThread, rowsOfMainThread } = await import('./pages/main-thread.ts');
  const report = await measureMainThread(requestedNames.map(Number).find((runs) => runs > 0));
  results.mainThread = report;
  printTable(rowsOfMainThread(report));
  storeResults({ mainThread: report, pageBytes: measurePageBytes() });
}

/** Results of earlier runs, which stay in the file unless measured again. */
function readLastResults(): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(join(folder, 'bench.json'), 'utf8'));
  } catch {
    return {};
  }
}

function printTable(table: readonly string[][]): void {
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of table)
    console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}
