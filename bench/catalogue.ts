import { fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '#backend/database/connection.ts';
import { startEmbeddedPostgres } from '#backend/database/embedded/embedded-postgres.ts';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { migrate } from '#backend/database/migrate.ts';
import { seedDemoShop } from '#demo/seed-demo-shop.ts';
import type { BuildMeasures, CatalogueMeasures } from './catalogue-process.ts';
import { generateCatalogue } from './generate-catalogue.ts';

export const catalogueSizes = [10_000, 100_000, 1_000_000];

export type SizeMeasures = { products: number; generateSeconds: number } & BuildMeasures & CatalogueMeasures;

/** Generates a catalogue in a separate database and measures it in separate processes. */
export async function measureCatalogue(products: number): Promise<SizeMeasures> {
  const folder = await createScratchFolder('bench');
  // The data is deleted after the run, so commits need not be durable.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '8GB' };
  const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres'), settings });
  try {
    const connection = connect(postgres.connectionString);
    await migrate(connection.db);
    await seedDemoShop(connection.db);
    const startTime = performance.now();
    // The memory engine does not need the search tables, which would take longer than everything else.
    await generateCatalogue(connection.db, products, { isSearchable: false });
    const generateSeconds = (performance.now() - startTime) / 1000;
    await connection.close();
    const environment = {
      DATABASE_URL: postgres.connectionString,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    };
    const built = await runInProcess<BuildMeasures>('build', environment);
    const measured = await runInProcess<CatalogueMeasures>('measure', environment);
    return { products, generateSeconds, ...built, ...measured };
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function runInProcess<Result>(step: string, environment: NodeJS.ProcessEnv): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'catalogue-process.ts'), [step], {
      env: { ...process.env, ...environment },
      execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'],
    });
    child.once('message', (result) => resolve(result as Result));
    child.once('exit', (code) => reject(new Error(`The step "${step}" exited with code ${code}.`)));
  });
}

/** Rows of the printed table. */
export function rowsOfCatalogue(sizes: readonly SizeMeasures[]): string[][] {
  const milliseconds = ({ p50, p99 }: { p50: number; p99: number }) =>
    `${p50.toFixed(3)} (p99 ${p99.toFixed(2)}) ms`;
  const row = (label: string, cell: (size: SizeMeasures) => string) => [label, ...sizes.map(cell)];
  return [
    ['catalogue', ...sizes.map(({ products }) => `${products.toLocaleString('en')} products`)],
    row('built from the database', ({ buildSeconds }) => `${buildSeconds.toFixed(1)} s`),
    row('cold start from the snapshot', ({ coldStartSeconds }) => `${coldStartSeconds.toFixed(2)} s`),
    row('memory of the process', ({ megabytes }) => `${megabytes.toFixed(0)} MB`),
    row('a changed product visible after', ({ changeMilliseconds }) => `${changeMilliseconds.toFixed(0)} ms`),
    ...Object.keys(sizes[0]?.inProcess ?? {}).map((name) =>
      row(name, ({ inProcess: times }) => milliseconds(times[name] ?? { p50: 0, p99: 0 })),
    ),
    ...Object.keys(sizes[0]?.overHttp ?? {}).map((name) =>
      row(`${name} over HTTP, per CPU second`, ({ overHttp }) => {
        const { perCpuSecond = 0, p50 = 0, p99 = 0 } = overHttp[name] ?? {};
        return `${perCpuSecond.toFixed(0)} (p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms)`;
      }),
    ),
    row('share of GraphQL in a list of 48', ({ graphqlShare }) => `${(graphqlShare * 100).toFixed(0)} %`),
  ];
}
