// The shop: database, commerce API, storefront, payment sandbox. `npm start` runs this after all set-up.
import { hasGraphiql } from '#backend/features/api-explorer/has-graphiql.ts';
import { checkNames } from './check-names.ts';
import { explainFailure } from './explain-failure.ts';
import { addressOf, drainAndClose } from './listening.ts';
import { startObservability } from './observability/start-observability.ts';
import { publicChecklist } from './public-start.ts';
import { withSandboxSecret } from './sandbox-secret.ts';
import { readServerSettings, type Settings } from './settings.ts';
import { type RunningBackend, startBackend } from './start-backend.ts';
import { startSandbox } from './start-sandbox.ts';
import { firstApiKey, startStorefront } from './start-storefront.ts';

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
  const backend = settings.COMMERCE_ENDPOINT
    ? undefined
    : await startBackend(settings, { print, isDraining });
  if (backend) {
    closers.push(backend.close);
    observability.observe(backend);
    await checkNames(backend, settings);
  }
  const storefront = await startStorefront(settings, { backend, isDraining });
  closers.push(storefront.close);
  // Another backend has its own payment providers.
  const sandbox = backend && settings.SANDBOX ? await startSandbox(settings, print) : undefined;
  if (sandbox) closers.push(sandbox.close);
  const servers = backend ? [storefront.server, backend.server] : [storefront.server];
  // Both ports close first, at the same time: requests in flight still need the database.
  closers.push(() => drainAndClose(servers, settings.DRAIN_SECONDS * 1000, secondSignal.signal));
  if (!isStopping) printAddresses(settings, backend, sandbox !== undefined);
}

function printAddresses(settings: Settings, backend: RunningBackend | undefined, hasSandbox: boolean): void {
  const at = (port: number) => addressOf(settings.HOST, port);
  print(`\n  ${backend?.shopName() || 'The shop'} is open\n`);
  print(`  Shop             ${at(settings.PORT)}`);
  if (backend)
    print(`  Commerce API     ${at(settings.API_PORT)}/graphql   (X-ApiKey: ${firstApiKey(settings)})`);
  if (backend && hasGraphiql(settings)) print(`  GraphiQL         ${at(settings.API_PORT)}/graphiql`);
  if (backend && hasMailbox(settings)) print(`  Mailbox          ${at(settings.API_PORT)}/mailbox`);
  if (hasSandbox) print(`  Payment sandbox  ${at(settings.SANDBOX_PORT)}`);
  if (settings.METRICS_PORT)
    print(`  Metrics          ${addressOf(settings.METRICS_HOST, settings.METRICS_PORT)}/metrics`);
  const checklist = publicChecklist(settings);
  if (checklist.length > 0) print(`\n  ${checklist.join('\n  ')}`);
  print(`\n  Ctrl-C closes the shop.\n`);
}

/** Without an SMTP server mails can be read in the browser, by default on this machine only. */
function hasMailbox({ SMTP_URL, MAILBOX, PUBLIC_URL, HOST }: Settings): boolean {
  if (SMTP_URL || MAILBOX === 'off') return false;
  return MAILBOX === 'on' || (!PUBLIC_URL && /^(localhost|127\.[\d.]+|::1)$/.test(HOST));
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
