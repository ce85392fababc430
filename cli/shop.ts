// npm run shop -- COMMAND: the command line for the people who run the shop.
import { runShop } from './commands/run-shop.ts';

// The reader of a pipe may close it early: `npm run shop -- orders list | head -1`.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
  process.on(signal, () => stopping.abort());

const exitCode = await runShop(process.argv.slice(2), {
  environment: process.env,
  stdin: process.stdin,
  out: (line) => process.stdout.write(`${line}\n`),
  error: (line) => process.stderr.write(`${line}\n`),
  progress: process.stderr,
  signal: stopping.signal,
});
process.exit(exitCode);
