import { connect, type DatabaseConnection } from '#backend/database/connection.ts';
import { createTestDatabase } from './test-database.ts';

export interface EmptyDatabase {
  /** Two connections, as of two processes that start at once. */
  connections: [DatabaseConnection, DatabaseConnection];
  close(): Promise<void>;
}

/** Creates a database without tables. */
export async function openEmptyDatabase(): Promise<EmptyDatabase> {
  const { url, drop } = await createTestDatabase();
  const connections: EmptyDatabase['connections'] = [connect(url), connect(url)];
  return {
    connections,
    async close() {
      await Promise.all(connections.map((connection) => connection.close()));
      await drop();
    },
  };
}
