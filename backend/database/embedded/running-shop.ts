import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { readPassword } from './cluster.ts';
import { locateDataFolder } from './data-folder.ts';
import { databaseUrl } from './database-url.ts';
import { isAlive } from './running-processes.ts';

/**
 * The URL of the PostgreSQL of a running shop, for a second program that works on the same data. Undefined if no shop runs,
 * so that the caller can start PostgreSQL. Does not test the lock, because that could keep a shop from starting.
 */
export async function urlOfRunningShop(dataFolder: string): Promise<string | undefined> {
  const { folder, cluster } = await locateDataFolder(dataFolder);
  const holder = await readNumber(join(folder, 'lock-holder'));
  const port = await readNumber(join(folder, 'port'));
  if (!holder || !port || !(await isAlive(holder))) return undefined;
  const password = await readPassword(cluster).catch(() => undefined);
  if (password === undefined) return undefined;
  const url = databaseUrl({ cluster, port, password }, 'postgres');
  return (await acceptsConnections(url)) ? url : undefined;
}

async function readNumber(file: string): Promise<number> {
  return Number(await readFile(file, 'utf8').catch(() => '')) || 0;
}

/** The password proves that it is the right server and not another program on that port. */
async function acceptsConnections(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
