import type { CatalogueUpdater } from '#backend/catalogue-index/updater/catalogue-updater.ts';
import type { DatabaseConnection } from '#backend/database/connection.ts';
import type { Readiness } from '#contract/http/readiness.ts';
import {
  countOpenPayments,
  countReservations,
  type QueueMetrics,
  readJobs,
  readQueues,
} from './shop-metrics.queries.ts';

/** Numbers that are measured when a monitor requests them. */
export interface ShopMetrics {
  pool: { total: number; idle: number; waiting: number };
  /** The catalogue index; `builtAt` in milliseconds. */
  index: { rows: number; builtAt: number; lagSeconds: number };
  /** Undefined while the database is unavailable. */
  database: DatabaseMetrics | undefined;
}

interface DatabaseMetrics {
  queues: QueueMetrics[];
  openPayments: { state: string; count: number }[];
  reservations: { reservations: number; copies: number };
  /** `age`: seconds since the last success. */
  jobs: { job: string; failures: number; age: number }[];
}

interface MeasuredServices {
  connection: DatabaseConnection;
  catalogue: Pick<CatalogueUpdater, 'indexSize'>;
  checkReadiness(): Promise<Readiness>;
  sendsMails: boolean;
}

/** Several monitors within this time share one measurement. */
const maxAgeMs = 5000;

export function createShopMetrics({ connection, catalogue, checkReadiness, sendsMails }: MeasuredServices) {
  const { db, pool } = connection;
  let measuredAt = Number.NEGATIVE_INFINITY;
  let latest: Promise<DatabaseMetrics | undefined>;

  async function measure(): Promise<DatabaseMetrics | undefined> {
    const { checks } = await checkReadiness();
    // A scrape must not wait for a database that does not respond.
    if (checks.database !== 'ok') return undefined;
    const [queues, openPayments, reservations, jobs] = await Promise.all([
      readQueues(db, sendsMails),
      countOpenPayments(db),
      countReservations(db),
      readJobs(db),
    ]);
    return { queues, openPayments, reservations, jobs };
  }

  return async (): Promise<ShopMetrics> => {
    if (performance.now() - measuredAt >= maxAgeMs) {
      measuredAt = performance.now();
      latest = measure().catch(() => undefined);
    }
    const { lagSeconds } = await checkReadiness();
    return {
      pool: { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
      index: { ...catalogue.indexSize, lagSeconds: lagSeconds?.index ?? 0 },
      database: await latest,
    };
  };
}
