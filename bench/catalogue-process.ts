// One step of the catalogue benchmark in a separate process: `build` reads the database and writes a snapshot, `measure`
// starts from it. Sends its results to the parent process.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { createBackend } from '#backend/app.ts';
import { CatalogueUpdater } from '#backend/catalogue-index/updater/catalogue-updater.ts';
import { connect, type DatabaseConnection } from '#backend/database/connection.ts';
import { createApiServer } from '#backend/server.ts';
import { readSettings } from '../cli/settings.ts';
import { type HttpMeasures, listDocument, measureOverHttp } from './catalogue-http.ts';
import { measureInProcess, type Times } from './catalogue-times.ts';

export interface BuildMeasures {
  buildSeconds: number;
}

export interface CatalogueMeasures {
  /** The start from the snapshot. */
  coldStartSeconds: number;
  /** Resident memory after the start. */
  megabytes: number;
  changeMilliseconds: number;
  inProcess: Record<string, Times>;
  overHttp: Record<string, HttpMeasures>;
  /** Share of the time of a list query in which the memory engine does not work. */
  graphqlShare: number;
}

const settings = readSettings(process.env);
const connection = connect(settings.DATABASE_URL ?? '');
const step = process.argv[2];
try {
  process.send?.(step === 'build' ? await build() : await measure());
} finally {
  await connection.close();
}
process.disconnect();

async function build(): Promise<BuildMeasures> {
  const startTime = performance.now();
  const updater = await openInMemory(connection);
  const buildSeconds = (performance.now() - startTime) / 1000;
  await updater.close();
  return { buildSeconds };
}

async function measure(): Promise<CatalogueMeasures> {
  const startTime = performance.now();
  const updater = await openInMemory(connection);
  const coldStartSeconds = (performance.now() - startTime) / 1000;
  globalThis.gc?.();
  const megabytes = process.memoryUsage().rss / 1e6;
  const inProcess = measureInProcess(updater.current());
  const changeMilliseconds = await measureChange(updater);
  await updater.close();

  const backend = await createBackend(connection, settings);
  const server = createApiServer(backend);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  const overHttp = await measureOverHttp(url, updater.current());
  const total = await meanMilliseconds(() => backend.execute(listDocument, {}));
  server.close();
  server.closeAllConnections();
  await backend.close();
  const list = inProcess['list of 48 without facets, with its products']?.mean ?? 0;
  const graphqlShare = 1 - list / total;
  return { coldStartSeconds, megabytes, changeMilliseconds, inProcess, overHttp, graphqlShare };
}

async function openInMemory(database: DatabaseConnection): Promise<CatalogueUpdater> {
  const updater = await CatalogueUpdater.open(database, settings, pino({ level: 'error' }));
  while (updater.current().engine.name !== 'memory')
    await new Promise<void>((resolve) => updater.subscribe(() => resolve()));
  return updater;
}

/** Time from the commit of a stock change until lists contain it: the median of five. */
async function measureChange(updater: CatalogueUpdater): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const updated = new Promise<void>((resolve) => updater.subscribe(() => resolve()));
    await connection.pool.query(
      'update sku set in_stock = in_stock + 1 where sku_id = (select min(sku_id) from sku)',
    );
    const committed = performance.now();
    await updated;
    times.push(performance.now() - committed);
  }
  return times.sort((a, b) => a - b)[2] ?? 0;
}

async function meanMilliseconds(work: () => Promise<unknown>): Promise<number> {
  const rounds = 300;
  for (let round = 0; round < rounds; round++) await work();
  const startTime = performance.now();
  for (let round = 0; round < rounds; round++) await work();
  return (performance.now() - startTime) / rounds;
}
