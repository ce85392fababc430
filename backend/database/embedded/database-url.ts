import { superuser } from './cluster.ts';
import { socketFolder } from './postmaster.ts';

/** The URL of a database of the embedded PostgreSQL. */
export function databaseUrl(
  { cluster, port, password }: { cluster: string; port: number; password: string },
  database: string,
): string {
  const url = new URL(
    `postgres://${superuser}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`,
  );
  const socket = socketFolder(cluster);
  // Clients of PostgreSQL use this parameter instead of the host in the URL.
  if (socket !== undefined) url.searchParams.set('host', socket);
  return url.href;
}
