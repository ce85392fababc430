import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { ConnectingClient, type ConnectingConfig, createPreparingClient } from './client/preparing-client.ts';
import { ServerWatch } from './client/server-watch.ts';
import { createReadReplica, type ReadReplica } from './replica/read-replica.ts';
import type { DB } from './tables.generated.ts';

export type Database = Kysely<DB>;

export interface DatabaseConnection {
  db: Database;
  /** The address of the pooler, if there is one, else of the server. */
  url: string;
  /** The address of the server itself: a pooler passes no notifications on, and long statements block its connections. */
  directUrl: string;
  pool: pg.Pool;
  replica: ReadReplica | null;
  close(): Promise<void>;
}

const types = new pg.TypeOverrides();
// Amounts are bigint in the database and stay far below 2^53.
types.setTypeParser(pg.types.builtins.INT8, Number);
// A date has no time zone: as a Date object it could shift by a day.
types.setTypeParser(pg.types.builtins.DATE, (value) => value);

interface ConnectOptions {
  connections?: number;
  directUrl?: string | undefined;
  replicaUrl?: string | undefined;
  /** Fails statements of a server that does not respond, and further ones immediately until it does. */
  watchesServer?: boolean;
}

export function connect(connectionString: string, options: ConnectOptions = {}): DatabaseConnection {
  const server = options.watchesServer ? new ServerWatch(connectionString) : undefined;
  const config: pg.PoolConfig & ConnectingConfig = {
    connectionString,
    max: options.connections ?? 10,
    types,
    application_name: 'kvarto',
    Client: canPrepare(connectionString) ? createPreparingClient() : ConnectingClient,
    ...(server && { server }),
  };
  const pool = new pg.Pool(config);
  // The pool replaces a broken idle connection at the next query. Without a listener the error would end the process.
  pool.on('error', () => undefined);
  // The same for a connection that breaks during a query; the query itself rejects.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const { directUrl = connectionString, replicaUrl, ...others } = options;
  const replicaConnection = replicaUrl ? connect(replicaUrl, others) : undefined;
  const close = async () => {
    await replicaConnection?.close();
    await server?.close();
    await db.destroy();
  };
  const replica = replicaConnection ? createReadReplica(pool, replicaConnection.pool) : null;
  return { db, url: connectionString, directUrl, pool, replica, close };
}

/** Prepared statements fail behind a pooler that gives each transaction another connection. */
function canPrepare(connectionString: string): boolean {
  return !/[?&]prepare=false(&|$)/.test(connectionString);
}
