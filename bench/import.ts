// node scripts/run.mjs bench/import.ts FILE.csv[.gz] [TITLES]: imports a catalogue twice into a new database, and prints
// times, CPU and memory. The file is repeated with other ids and titles until it has that many titles. A second import that
// changes something is an error. A running shop then finds the titles: the benchmark prints when. Finally it imports new
// prices of all titles, and prints when the shop uses them.

import { createReadStream, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import { pino } from 'pino';
import { CatalogueUpdater } from '#backend/catalogue-index/updater/catalogue-updater.ts';
import type { Database } from '#backend/database/connection.ts';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { readCsv } from '#backend/features/product-import/csv/read-csv.ts';
import { importProducts } from '#backend/features/product-import/import-products.ts';
import { openDatabase } from '../cli/open-database.ts';
import { readSettings } from '../cli/settings.ts';

/** Ticks of /proc per second, on Linux. */
const ticksPerSecond = 100;
const [file = '', count = '80000'] = process.argv.slice(2);
/** The new price of every title in kronor, and in minor units. */
const newPrice = '70';
const newMinorUnits = 7000;
const folder = await createScratchFolder('bench-import');
const settings = readSettings({ ...process.env, DATA_DIR: folder, LOG_LEVEL: 'error' });
const connection = await openDatabase(settings, () => undefined);
try {
  await sql`alter database postgres set track_functions = 'all'`
    .execute(connection.db)
    .catch((error) => console.log(`Function calls are not tracked: ${error}`));
  const shop = await CatalogueUpdater.open(connection, settings, pino({ level: 'silent' }));
  await measureImport(connection.db, 'first');
  await measureNewTitles(shop);
  const { added, changed } = await measureImport(connection.db, 'second');
  if (added + changed > 0) throw new Error(`The second import added ${added} and changed ${changed}.`);
  await measureNewPrices(shop);
  await shop.close();
} finally {
  await connection.close();
  await rm(folder, { recursive: true, force: true });
}

/** How long after the commit a running shop finds the new titles. CPU time includes the worker that builds the index. */
async function measureNewTitles(shop: CatalogueUpdater): Promise<void> {
  const start = performance.now();
  const cpu = process.cpuUsage();
  const databaseCpu = await databaseSeconds(connection.db);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await shop.refresh();
  const { user, system } = process.cpuUsage(cpu);
  const { engine } = shop.current();
  const found = (await engine.productRanges(1)).length;
  console.log(
    `${found} products are searched in the ${engine.name} engine after ${((performance.now() - start) / 1000).toFixed(1)} s;`,
    `Node ${((user + system) / 1e6).toFixed(1)} s CPU,`,
    `PostgreSQL ${((await databaseSeconds(connection.db)) - databaseCpu).toFixed(1)} s CPU,`,
    `longest pause of the event loop ${Math.round(delay.max / 1e6)} ms`,
  );
}

/** How long a running shop sells at old prices after the commit. */
async function measureNewPrices(shop: CatalogueUpdater): Promise<void> {
  const { db } = connection;
  const ids = await db
    .selectFrom('product')
    .select('product_id')
    .where('product_key', 'like', 'bench:%')
    .execute();
  await measureImport(db, 'prices', newPrice);
  const committed = performance.now();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const seconds = () => ((performance.now() - committed) / 1000).toFixed(1);
  const isNew = async (id: number) => {
    const product = await shop.current().engine.product(id);
    const histories = [...(product?.skus[0]?.prices.values() ?? [])];
    return histories.some((history) => history.at(-1)?.selling === newMinorUnits);
  };
  const refreshed = shop.refresh();
  for (const { product_id } of ids)
    while (!(await isNew(product_id))) await new Promise((resolve) => setTimeout(resolve, 50));
  console.log(`new prices of ${ids.length} products are used after ${seconds()} s`);
  console.log(`longest pause of the event loop: ${Math.round(delay.max / 1e6)} ms`);
  await refreshed;
  console.log(`new index after ${seconds()} s`);
}

async function measureImport(
  db: Database,
  run: string,
  price?: string,
): Promise<{ added: number; changed: number }> {
  const start = performance.now();
  const cpu = process.cpuUsage();
  const databaseCpu = await databaseSeconds(db);
  const report = await importProducts(db, repeatTitles(price), {
    source: 'bench',
    skipBadRows: true,
    dataFolder: folder,
  });
  const { user, system } = process.cpuUsage(cpu);
  console.log(
    `${run} import: ${report.added} added, ${report.changed} changed, ${report.unchanged} unchanged, ${report.badRows} bad;`,
    `${((performance.now() - start) / 1000).toFixed(1)} s, Node ${((user + system) / 1e6).toFixed(1)} s CPU,`,
    `PostgreSQL ${((await databaseSeconds(db)) - databaseCpu).toFixed(1)} s CPU, peak ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`,
  );
  return report;
}

/** CPU time of all processes of PostgreSQL, including those that have ended; Linux only. */
async function databaseSeconds(db: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(db);
  const processes = rows.map(({ pid }) => readProcess(pid));
  // The server process is the parent of all others.
  const server = readProcess(processes.find(({ parent }) => parent > 1)?.parent ?? 0);
  const ticks = processes.reduce((sum, { own }) => sum + own, server.own + server.ofEnded);
  return ticks / ticksPerSecond;
}

/** CPU times of a process and of its ended children, in ticks. */
function readProcess(pid: number): { parent: number; own: number; ofEnded: number } {
  try {
    // After the program's name in parentheses: 1 is the parent, 11 and 12 the own times, 13 and 14 those of ended children.
    const [, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const values = fields.join(') ').split(' ').map(Number);
    const sumOf = (from: number) => (values[from] ?? 0) + (values[from + 1] ?? 0);
    return { parent: values[1] ?? 0, own: sumOf(11), ofEnded: sumOf(13) };
  } catch {
    return { parent: 0, own: 0, ofEnded: 0 };
  }
}

/** The table, with its titles repeated, and a column of prices. */
async function* repeatTitles(price?: string): AsyncGenerator<Uint8Array> {
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const line = (cells: string[]) => `${cells.map(quote).join(',')}\n`;
  let written = 0;
  for (let copy = 0; written < Number(count); copy += 1) {
    const bytes = createReadStream(file);
    const rows = readCsv(file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes);
    const header = (await rows.next()).value as { cells: string[] };
    if (copy === 0) yield Buffer.from(line([...header.cells, ...(price ? ['price_sek'] : [])]));
    const id = header.cells.indexOf('id');
    const title = header.cells.indexOf('title');
    let lines: string[] = [];
    for await (const { cells } of rows) {
      if (written === Number(count)) break;
      written += 1;
      if (copy > 0) {
        cells[id] = `${cells[id]}-${copy}`;
        cells[title] = `${cells[title]} ${copy}`;
      }
      lines.push(line(price ? [...cells, price] : cells));
      if (lines.length < 200) continue;
      yield Buffer.from(lines.join(''));
      lines = [];
    }
    yield Buffer.from(lines.join(''));
  }
}
