// node scripts/run.mjs bench/import.ts FILE.csv[.gz] [TITLES]: imports a catalogue twice into a new database, and prints
// times, CPU and memory. The file is repeated with other ids and titles until it has that many titles.
import { createReadStream, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { readCsv } from '#backend/features/product-import/csv/read-csv.ts';
import { importProducts } from '#backend/features/product-import/import-products.ts';
import { openDatabase } from '../cli/open-database.ts';
import { readSettings } from '../cli/settings.ts';

const [file = '', count = '80000'] = process.argv.slice(2);
const folder = await createScratchFolder('bench-import');
const settings = readSettings({ ...process.env, DATA_DIR: folder, LOG_LEVEL: 'error' });
const connection = await openDatabase(settings, () => undefined);
try {
  await sql`alter database postgres set track_functions = 'all'`
    .execute(connection.db)
    .catch((e) => console.log(String(e)));
  for (const run of ['first', 'second']) await measureImport(connection.db, run);
} finally {
  await connection.close();
  await rm(folder, { recursive: true, force: true });
}

async function measureImport(db: Database, run: string): Promise<void> {
  const [start, cpu, databaseCpu] = [performance.now(), process.cpuUsage(), await databaseSeconds(db)];
  const report = await importProducts(db, repeatTitles(), { source: 'bench', skipBadRows: true });
  const { user, system } = process.cpuUsage(cpu);
  console.log(
    `${run} import: ${report.added} added, ${report.changed} changed, ${report.unchanged} unchanged, ${report.badRows} bad;`,
    `${((performance.now() - start) / 1000).toFixed(1)} s, Node ${((user + system) / 1e6).toFixed(1)} s CPU,`,
    `PostgreSQL ${((await databaseSeconds(db)) - databaseCpu).toFixed(1)} s CPU, peak ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`,
  );
}

/** CPU time of all processes of PostgreSQL; Linux only. */
async function databaseSeconds(db: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(db);
  const ticks = rows.map(({ pid }) => {
    try {
      const [, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
      const values = fields.join(') ').split(' ');
      return Number(values[11]) + Number(values[12]);
    } catch {
      return 0;
    }
  });
  return ticks.reduce((sum, value) => sum + value, 0) / 100;
}

/** The table, with its titles repeated. */
async function* repeatTitles(): AsyncGenerator<Uint8Array> {
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const line = (cells: string[]) => `${cells.map(quote).join(',')}\n`;
  let written = 0;
  for (let copy = 0; written < Number(count); copy += 1) {
    const bytes = createReadStream(file);
    const rows = readCsv(file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes);
    const header = (await rows.next()).value as { cells: string[] };
    if (copy === 0) yield Buffer.from(line(header.cells));
    const [id, title] = [header.cells.indexOf('id'), header.cells.indexOf('title')];
    let lines: string[] = [];
    for await (const { cells } of rows) {
      if (written === Number(count)) break;
      written += 1;
      if (copy > 0) {
        cells[id] = `${cells[id]}-${copy}`;
        cells[title] = `${cells[title]} ${copy}`;
      }
      lines.push(line(cells));
      if (lines.length < 200) continue;
      yield Buffer.from(lines.join(''));
      lines = [];
    }
    yield Buffer.from(lines.join(''));
  }
}
