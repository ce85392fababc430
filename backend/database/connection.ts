import type { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { ConnectingClient, type ConnectingConfig, createPreparingClient } from './preparing-client.ts';
import { ServerWatch } from './server-watch.ts';
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

interface ConnectOptions {
  connections?: number;
  /** Fails statements of a server that does not respond, and further ones immediately until it does. */
  watchesServer?: boolean;
}

export function connect(connectionString: string, options: ConnectOptions = {}): DatabaseConnection {
  const open = new Set<pg.PoolClient>();
  const watch = options.watchesServer
    ? new ServerWatch(connectionString, () => open.forEach(breakConnection))
    : undefined;
  const config: pg.PoolConfig & ConnectingConfig = {
    connectionString,
    max: options.connections ?? 10,
    types,
    application_name: 'kvarto',
    Client: canPrepare(connectionString) ? createPreparingClient() : ConnectingClient,
    isServerSilent: () => watch?.isSilent === true,
  };
  const pool = new pg.Pool(config);
  // The pool replaces a broken idle connection at the next query. Without a listener the error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    open.add(client);
    // The same for a connection that breaks during a query; the query itself rejects.
    client.on('error', () => undefined);
  });
  pool.on('remove', (client) => open.delete(client));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    await watch?.close();
    await db.destroy();
  };
  return { db, url: connectionString, pool, close };
}

/** Rejects its statement; `end()` would leave an idle connection in the pool. */
function breakConnection(client: pg.PoolClient): void {
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
}

/** Prepared statements fail behind a pooler that gives each transaction another connection. */
function canPrepare(connectionString: string): boolean {
  return !/[?&]prepare=false(&|$)/.test(connectionString);
}
