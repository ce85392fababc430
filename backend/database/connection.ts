import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { ConnectingClient, createPreparingClient } from './preparing-client.ts';
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
// A date has no time zone: as a Date object it could shift by a day.
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
    Client: canPrepare(connectionString) ? createPreparingClient() : ConnectingClient,
  });
  // The pool replaces a broken idle connection at the next query. Without a listener the error would end the process.
  pool.on('error', () => undefined);
  // The same for a connection that breaks during a query; the query itself rejects.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { db, url: connectionString, pool, close: () => db.destroy() };
}

/** Prepared statements fail behind a pooler that gives each transaction another connection. */
function canPrepare(connectionString: string): boolean {
  return !/[?&]prepare=false(&|$)/.test(connectionString);
}
