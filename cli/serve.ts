// The shop: database, commerce API, storefront, payment sandbox. `npm start` runs this after all set-up.
import { hasGraphiql } from '#backend/features/api-explorer/has-graphiql.ts';
import { explainFailure } from './explain-failure.ts';
import { urlOfPort } from './listening.ts';
import { startObservability } from './observability/start-observability.ts';
import { isLoopback, publicChecklist } from './public-start.ts';
import { withSandboxSecret } from './sandbox/sandbox-secret.ts';
import { startSandbox } from './sandbox/start-sandbox.ts';
import { readServerSettings, type Settings } from './settings.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
/** Closed in reverse order. */
const closers: (() => Promise<unknown>)[] = [];
let isStopping = false;
const isDraining = () => isStopping;
/** Ends the time to drain. */
const secondSignal = new AbortController();

// A closed terminal or pipe must not prevent an orderly stop.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
// The parent process has ended, so no other process can stop this one.
process.on('disconnect', () => void stop());

const starting = start();
await starting;

async function start(): Promise<void> {
  try {
    await serve(await withSandboxSecret(readServerSettings(process.env)));
  } catch (error) {
    process.stderr.write(`\n${explainFailure(error)}\n`);
    await closeAll();
    process.exit(1);
  }
}

async function serve(settings: Settings): Promise<void> {
  const observability = await startObservability(settings);
  closers.push(observability.close);
  const hasWorkers = settings.WORKERS > 1 && !process.argv.includes('--dev');
  // Loaded on demand: the thread that supervises workers needs little of the shop.
  const serving = hasWorkers
    ? await (await import('./workers/start-workers.ts')).startWorkers(settings, { print, observability })
    : await (await import('./start-one-thread.ts')).startOneThread(settings, {
        print,
        isDraining,
        observability,
      });
  closers.push(serving.close);
  // Another backend has its own payment providers.
  const hasSandbox = !settings.COMMERCE_ENDPOINT && settings.SANDBOX;
  if (hasSandbox) closers.push((await startSandbox(settings, print)).close);
  // Both ports close first, at the same time: requests in flight still need the database.
  closers.push(() => serving.drainAndClose(secondSignal.signal));
  if (!isStopping) printAddresses(settings, serving.shopName, hasSandbox);
}

/** The key `demo` is published. Other keys are secrets, which a log must not contain. */
function keyToPrint({ API_KEYS }: Settings): string {
  return API_KEYS.has('demo') ? '   (X-ApiKey: demo)' : '';
}

function printAddresses(settings: Settings, shopName: string | undefined, hasSandbox: boolean): void {
  const at = (port: number) => urlOfPort(settings.HOST, port);
  const hasBackend = !settings.COMMERCE_ENDPOINT;
  print(`\n  ${shopName || 'The shop'} is open\n`);
  print(`  Shop             ${at(settings.PORT)}`);
  if (hasBackend) print(`  Commerce API     ${at(settings.API_PORT)}/graphql${keyToPrint(settings)}`);
  if (hasBackend && hasGraphiql(settings)) print(`  GraphiQL         ${at(settings.API_PORT)}/graphiql`);
  if (hasBackend && hasMailbox(settings)) print(`  Mailbox          ${at(settings.API_PORT)}/mailbox`);
  if (hasSandbox) print(`  Payment sandbox  ${at(settings.SANDBOX_PORT)}`);
  if (settings.METRICS_PORT)
    print(`  Metrics          ${urlOfPort(settings.METRICS_HOST, settings.METRICS_PORT)}/metrics`);
  const checklist = publicChecklist(settings);
  if (checklist.length > 0) print(`\n  ${checklist.join('\n  ')}`);
  print(`\n  Ctrl-C closes the shop.\n`);
}

/** Without an SMTP server mails can be read in the browser, by default on this machine only. */
function hasMailbox({ SMTP_URL, MAILBOX, PUBLIC_URL, HOST }: Settings): boolean {
  if (SMTP_URL || MAILBOX === 'off') return false;
  return MAILBOX === 'on' || (!PUBLIC_URL && isLoopback(HOST));
}

async function stop(): Promise<void> {
  if (isStopping) return secondSignal.abort();
  isStopping = true;
  print('  Closing the shop …');
  // A service that is still starting cannot be closed.
  await starting;
  await closeAll();
  process.exit(0);
}

async function closeAll(): Promise<void> {
  for (const close of closers.reverse()) await close().catch((error) => process.stderr.write(`${error}\n`));
}
