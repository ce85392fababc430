import pg from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

/**
 * A process for tests to kill. Argument: a data folder, in which it starts PostgreSQL, or the URL of a running one. It
 * inserts rows without end and prints the number of each committed row.
 */
const target = process.argv[2] ?? '';
// Like a shop that finishes its requests first: only SIGKILL ends it immediately.
process.on('SIGINT', () => print('SIGINT'));

try {
  const url = target.startsWith('postgres://')
    ? target
    : (await startEmbeddedPostgres({ dataFolder: target, log: print })).connectionString;
  print('started');
  await writeRows(url);
} catch (error) {
  print(String(error));
  process.exitCode = 1;
}

async function writeRows(url: string) {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  await client.query('create table if not exists written (number int primary key)');
  const { rows } = await client.query('select coalesce(max(number), 0) as last from written');
  for (let number = rows[0].last + 1; ; number += 1) {
    await client.query('insert into written values ($1)', [number]);
    print(String(number));
  }
}

function print(line: string) {
  process.stdout.write(`${line}\n`);
}
