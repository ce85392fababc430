import {
  type CompiledQuery,
  type Dialect,
  type Driver,
  Kysely,
  type DatabaseConnection as KyselyConnection,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import { replicaReads } from '#contract/diagnostics/channels.ts';
import type { Database } from '../connection.ts';
import type { DB } from '../tables.generated.ts';
import { ReplicaState } from './replica-state.ts';

export interface ReadReplica {
  /**
   * For the reads of one request. The first read decides: if the replica shows every change that was committed before it, all
   * reads go to the replica, otherwise to the primary. So visitors always see their own changes.
   */
  openReads(): Database;
}

export function createReadReplica(primary: pg.Pool, replica: pg.Pool): ReadReplica {
  const state = new ReplicaState(primary, replica);

  async function read(query: CompiledQuery, isCurrent: Promise<boolean>): Promise<QueryResult<unknown>> {
    if (await isCurrent) {
      try {
        const result = await execute(replica, query);
        replicaReads.publish({ server: 'replica' });
        return result;
      } catch (error) {
        if (!state.isReplicaFailure(error)) throw error;
      }
    }
    replicaReads.publish({ server: 'primary' });
    return execute(primary, query);
  }

  return {
    openReads() {
      let isCurrent: Promise<boolean> | undefined;
      return new Kysely<DB>({
        dialect: createReadDialect((query) => {
          isCurrent ??= state.showsLatest();
          return read(query, isCurrent);
        }),
      });
    },
  };
}

/** The dialect of PostgreSQL, without transactions and streams: these belong to the primary. */
function createReadDialect(read: (query: CompiledQuery) => Promise<QueryResult<unknown>>): Dialect {
  const connection = { executeQuery: read, streamQuery: rejectStatement } as KyselyConnection;
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => connection,
    releaseConnection: async () => undefined,
    beginTransaction: rejectStatement,
    commitTransaction: rejectStatement,
    rollbackTransaction: rejectStatement,
    destroy: async () => undefined,
  };
  return {
    createDriver: () => driver,
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}

function rejectStatement(): never {
  throw new Error('`reads` has neither transactions nor streams: use `db`.');
}

async function execute(pool: pg.Pool, { sql, parameters }: CompiledQuery): Promise<QueryResult<unknown>> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query(sql, [...parameters]);
    return { rows };
  } finally {
    client.release();
  }
}
