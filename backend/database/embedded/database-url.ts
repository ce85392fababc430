import { superuser } from './cluster.ts';
import { socketFolder } from './postmaster.ts';

/** The address of a database of the shop's own PostgreSQL. */
export function databaseUrl(
  { cluster, port, password }: { cluster: string; port: number; password: string },
  database: string,
): string {
  const url = new URL(
    `postgres://${superuser}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`,
  );
  const socket = socketFolder(cluster);
  // Taken in place of the address before it, by everything that speaks with PostgreSQL.
  if (socket !== undefined) url.searchParams.set('host', socket);
  return url.href;
}
