import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { preparingClient } from './preparing-client.ts';
import type { DB } from './tables.generated.ts';

export type Database = Kysely<DB>;

export interface DatabaseConnection {
  db: Database;
  url: string;
  pool: pg.Pool;
  close(): Promise<void>;
}

const types = new pg.TypeOverrides();
// Amounts are bigint in the database and stay far below 2^53.
types.setTypeParser(pg.types.builtins.INT8, Number);
// A date has no hour and no zone: as a Date object it would move by one day.
types.setTypeParser(pg.types.builtins.DATE, (value) => value);

export function connect(
  connectionString: string,
  options: { connections?: number } = {},
): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString,
    max: options.connections ?? 10,
    types,
    application_name: 'kvarto',
    ...(mayPrepare(connectionString) ? { Client: preparingClient() } : {}),
  });
  // An idle connection that breaks (the server restarted) is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  // So may one that breaks in the middle of a query, which then fails by itself.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { db, url: connectionString, pool, close: () => db.destroy() };
}

/** Some poolers give each transaction another connection, which does not know what was prepared on the last. */
function mayPrepare(connectionString: string): boolean {
  return !/[?&]prepare=false(&|$)/.test(connectionString);
}
