import { setTimeout as wait } from 'node:timers/promises';
import type { CatalogueUpdater } from '#backend/catalogue-index/updater/catalogue-updater.ts';
import type { Database } from '#backend/database/connection.ts';
import { listMigrations } from '#backend/database/migrate.ts';
import type { Readiness } from '#contract/http/readiness.ts';
import { readReadiness } from './readiness.queries.ts';

/** Several probes within this time share one query. */
const maxAgeMs = 1000;
/** A database that has not responded after this time counts as failed. */
const timeoutMs = 2000;
/** Balancers wait for a second: after this time the previous result is returned. */
const maxWaitMs = 500;

/** A process that has not applied changes of the catalogue for this long shows wrong prices and stock. */
const maxIndexLagSeconds = 60;
/** Mails or payments that have been due for this long show that jobs do not run. */
const maxQueueLagSeconds = 300;

interface ProbedServices {
  db: Database;
  catalogue: Pick<CatalogueUpdater, 'position' | 'hasIndex'>;
  /** Without a mail server mails stay in the mailbox and are never due. */
  sendsMails: boolean;
}

/** Whether the process can serve visitors. Never rejects. */
export function createReadinessProbe(services: ProbedServices): () => Promise<Readiness> {
  const migrations = listMigrations();
  let probedAt = Number.NEGATIVE_INFINITY;
  let latest: Promise<Readiness>;
  let previous: Readiness | undefined;
  return async () => {
    if (performance.now() - probedAt >= maxAgeMs) {
      probedAt = performance.now();
      latest = withTimeout(probe(services, migrations)).catch(() => readinessWithoutDatabase(services));
      void latest.then((readiness) => {
        previous = readiness;
      });
    }
    if (!previous) return latest;
    return Promise.race([latest, wait(maxWaitMs, previous, { ref: false })]);
  };
}

async function probe(
  { db, catalogue, sendsMails }: ProbedServices,
  migrations: Promise<string[]>,
): Promise<Readiness> {
  const names = await migrations;
  const row = await readReadiness(db, names, { position: catalogue.position, sendsMails });
  return {
    checks: {
      database: 'ok',
      migrations: row.migrations === names.length ? 'ok' : 'failed',
      index: row.index_lag > maxIndexLagSeconds ? 'failed' : 'ok',
      queues: row.queue_lag > maxQueueLagSeconds ? 'late' : 'ok',
    },
    lagSeconds: { index: row.index_lag, queues: row.queue_lag },
  };
}

function readinessWithoutDatabase({ catalogue }: ProbedServices): Readiness {
  return { checks: { database: 'failed', index: catalogue.hasIndex ? 'ok' : 'failed' } };
}

function withTimeout<T>(result: Promise<T>): Promise<T> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The database did not respond in time')), timeoutMs);
  return Promise.race([result, timedOut]).finally(() => clearTimeout(timer));
}
