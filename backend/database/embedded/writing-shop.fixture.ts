import pg from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

/**
 * A process for tests to kill: `<data folder>` makes it a shop with a PostgreSQL of its own, `<url>` a client of a
 * running one. It writes rows without end and prints the number of each once its commit was acknowledged.
 */
const target = process.argv[2] ?? '';
// Like a shop that serves its last requests before it ends: only SIGKILL ends it at once.
process.on('SIGINT', () => say('SIGINT'));

try {
  const url = target.startsWith('postgres://')
    ? target
    : (await startEmbeddedPostgres({ dataFolder: target, log: say })).connectionString;
  say('started');
  await writeRows(url);
} catch (error) {
  say(String(error));
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
    say(String(number));
  }
}

function say(line: string) {
  process.stdout.write(`${line}\n`);
}
