import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { connect, type DatabaseConnection } from '#backend/database/connection.ts';
import { runAsAdmin } from './test-shop.ts';

export interface EmptyDatabase {
  /** Two connections, as of two processes that start at once. */
  connections: [DatabaseConnection, DatabaseConnection];
  close(): Promise<void>;
}

/** Creates a database without tables. */
export async function openEmptyDatabase(): Promise<EmptyDatabase> {
  const { adminUrl } = inject('postgres');
  const name = `kvarto_empty_${randomBytes(6).toString('hex')}`;
  await runAsAdmin(adminUrl, `create database ${name}`);
  const url = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href;
  const connections: EmptyDatabase['connections'] = [connect(url), connect(url)];
  return {
    connections,
    async close() {
      await Promise.all(connections.map((connection) => connection.close()));
      await runAsAdmin(adminUrl, `drop database ${name} with (force)`);
    },
  };
}
