// The shop: database, commerce API, storefront, payment sandbox. `npm start` runs this after all set-up.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { CONTENT_FORM_PATH } from '#contract/content-form.ts';
import type * as ServerEntry from '#storefront/server-entry.ts';
import { checkNames } from './check-names.ts';
import { DevelopmentServer } from './development-server.ts';
import { explainFailure } from './explain-failure.ts';
import { addressOf, closeGracefully, listen } from './listening.ts';
import { withSandboxSecret } from './sandbox-secret.ts';
import { readSettings, type Settings } from './settings.ts';
import { startBackend } from './start-backend.ts';
import { startSandbox } from './start-sandbox.ts';

const root = join(import.meta.dirname, '..');
const say = (line: string) => process.stdout.write(`${line}\n`);
const closers: (() => Promise<void>)[] = [];
let isStopping = false;

// A closed terminal or pipe must not keep the shop from closing in good order.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
// Whoever started us is gone: nobody is left who could stop us.
process.on('disconnect', () => void stop());

const opening = open();
await opening;

async function open(): Promise<void> {
  try {
    await serve(await withSandboxSecret(readSettings(process.env)));
  } catch (error) {
    process.stderr.write(`\n${explainFailure(error)}\n`);
    await closeAll();
    process.exit(1);
  }
}

async function serve(settings: Settings): Promise<void> {
  const backend = settings.COMMERCE_ENDPOINT ? undefined : await startBackend(settings, say);
  if (backend) {
    closers.push(backend.close);
    await checkNames(backend, settings);
  }
  const apiKey = [...settings.API_KEYS][0] ?? 'demo';
  const onError = (error: unknown, path: string) =>
    process.stderr.write(`${path}: ${error instanceof Error ? error.stack : error}\n`);

  const vitalsLog = pino({ level: settings.LOG_LEVEL, name: 'vitals' });

  const development = process.argv.includes('--dev') ? await DevelopmentServer.start(root) : undefined;
  if (development) closers.push(() => development.close());
  const entry: typeof ServerEntry = development
    ? await development.loadEntry()
    : await import(pathToFileURL(join(root, 'dist/server/server-entry.js')).href);
  const commerce = backend
    ? {
        ask: backend.execute,
        picture: (path: string) => backend.fetch(new Request(`http://commerce.internal${path}`)),
        addresses: (path: string) =>
          backend.fetch(new Request(`http://commerce.internal${path}`, { headers: { 'x-apikey': apiKey } })),
        newsletter: (action: string, key: string) =>
          backend.fetch(
            new Request(`http://commerce.internal/newsletter/${action}`, {
              method: 'POST',
              headers: { 'x-apikey': apiKey },
              body: JSON.stringify({ key }),
            }),
          ),
        sendForm: (widgetId: string, form: object, { address }: { address: string }) =>
          backend.fetch(
            new Request(`http://commerce.internal${CONTENT_FORM_PATH}${widgetId}`, {
              method: 'POST',
              headers: { 'x-apikey': apiKey },
              body: JSON.stringify(form),
            }),
            { address },
          ),
        recordConsent: (consent: object, address: string) =>
          backend.fetch(
            new Request('http://commerce.internal/consents', {
              method: 'POST',
              headers: { 'x-apikey': apiKey },
              body: JSON.stringify(consent),
            }),
            { address },
          ),
        onChange: backend.onChange,
        orderRequest(
          kind: string,
          asked: object,
          { address, loginToken }: { address: string; loginToken?: string | undefined },
        ) {
          const headers = new Headers({ 'content-type': 'application/json', 'x-apikey': apiKey });
          if (loginToken) headers.set('authorization', `Bearer ${loginToken}`);
          const request = { method: 'POST', headers, body: JSON.stringify(asked) };
          return backend.fetch(new Request(`http://commerce.internal/${kind}`, request), { address });
        },
        authentication: {
          auth: 'http://commerce.internal/auth/',
          sign: `http://commerce.internal/auth/sign/${apiKey}?identity=`,
          fetch: backend.fetch,
        },
      }
    : entry.commerceOverHttp(settings.COMMERCE_ENDPOINT ?? '', settings.COMMERCE_API_KEY, {
        auth: settings.AUTH_ENDPOINT,
        sign: settings.SIGN_ENDPOINT,
      });
  const at = (port: number) => addressOf(settings.HOST, port);
  // Behind a proxy only its owner knows how the API is reached from outside.
  const apiAddress = backend && !settings.PUBLIC_URL ? `${at(settings.API_PORT)}/graphql` : undefined;
  const clientFolder = join(root, 'dist/client');
  const handler = development
    ? development.createHandler({ commerce, settings, onError })
    : entry.createRequestHandler({
        commerce,
        settings,
        onError,
        onVital: (vital) => vitalsLog.info(vital, 'vital'),
        clientFolder,
        ...(apiAddress ? { apiAddress } : {}),
        manifest: entry.readBuildManifest(clientFolder),
      });
  const shop = createServer((request, response) => void handler(request, response));
  await listen(shop, 'PORT', settings.PORT, settings.HOST);
  // Another backend has payment providers of its own.
  const sandbox = backend && settings.SANDBOX ? await startSandbox(settings, say) : undefined;
  if (sandbox) closers.push(sandbox.close);
  // The doors of both close at once.
  closers.push(async () => void (await Promise.all([closeGracefully(shop), backend?.closeApi()])));

  if (isStopping) return;
  say(`\n  Kvarto is open\n`);
  say(`  Shop             ${at(settings.PORT)}`);
  if (backend) say(`  Commerce API     ${at(settings.API_PORT)}/graphql   (X-ApiKey: ${apiKey})`);
  if (backend && hasMailbox(settings)) say(`  Mailbox          ${at(settings.API_PORT)}/mailbox`);
  if (sandbox) say(`  Payment sandbox  ${at(settings.SANDBOX_PORT)}`);
  say(`\n  Ctrl-C closes the shop.\n`);
}

/** Without an SMTP server mails can be read in the browser; usually only by whoever sits at this machine. */
function hasMailbox({ SMTP_URL, MAILBOX, PUBLIC_URL, HOST }: Settings): boolean {
  if (SMTP_URL || MAILBOX === 'off') return false;
  return MAILBOX === 'on' || (!PUBLIC_URL && /^(localhost|127\.[\d.]+|::1)$/.test(HOST));
}

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  say('  Closing the shop …');
  // What is half open cannot be closed: it takes a moment to be whole.
  await opening;
  await closeAll();
  process.exit(0);
}

/** Nothing new is let in; what is under way is answered, and still finds the database; then the rest. */
async function closeAll(): Promise<void> {
  for (const close of closers.reverse()) await close().catch((error) => process.stderr.write(`${error}\n`));
}
