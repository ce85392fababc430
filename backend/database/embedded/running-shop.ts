import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { readPassword } from './cluster.ts';
import { locateDataFolder } from './data-folder.ts';
import { databaseUrl } from './database-url.ts';
import { isAlive } from './running-processes.ts';

/**
 * The address of the PostgreSQL that a running shop holds in this data folder, for a second program that wants to work
 * on the same data; nothing where no shop runs, so that whoever asks may start it. The lock is left alone: only trying
 * to take it would tell more, and for a moment that would keep a shop from starting.
 */
export async function urlOfRunningShop(dataFolder: string): Promise<string | undefined> {
  const { folder, cluster } = await locateDataFolder(dataFolder);
  const holder = await readNumber(join(folder, 'lock-holder'));
  const port = await readNumber(join(folder, 'port'));
  if (!holder || !port || !(await isAlive(holder))) return undefined;
  const password = await readPassword(cluster).catch(() => undefined);
  if (password === undefined) return undefined;
  const url = databaseUrl({ cluster, port, password }, 'postgres');
  return (await answers(url)) ? url : undefined;
}

async function readNumber(file: string): Promise<number> {
  return Number(await readFile(file, 'utf8').catch(() => '')) || 0;
}

/** By its password it is told from whatever else may listen on that port. */
async function answers(connectionString: string): Promise<boolean> {
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
