// The payment sandbox: a separate program that acts as the payment providers over HTTP.
import { pino } from 'pino';
import { createShopCalls } from './checkouts/shop-calls.ts';
import { createSandboxServer } from './http/create-server.ts';
import { createRequestHandler } from './http/request-handler.ts';
import { Ledger } from './ledger/ledger.ts';
import { applyDueOutcomes } from './ledger/payments.ts';
import { repeatTask } from './repeat-task.ts';
import { createRoutes } from './routes.ts';
import { WebhookSender } from './webhooks/webhook-sender.ts';

const {
  HOST = '127.0.0.1',
  LOG_LEVEL = 'info',
  SANDBOX_PORT = '3002',
  SANDBOX_FOLDER,
  SANDBOX_SECRET,
  WEBHOOK_URL,
} = process.env;
const publicUrl = (process.env.SANDBOX_URL ?? `http://${HOST}:${SANDBOX_PORT}`).replace(/\/+$/, '');
if (!SANDBOX_FOLDER || !SANDBOX_SECRET || !WEBHOOK_URL)
  throw new Error('The sandbox needs SANDBOX_FOLDER, SANDBOX_SECRET and WEBHOOK_URL.');

const outcomeIntervalMs = 1000;
const webhookIntervalMs = 250;

const log = pino({ level: LOG_LEVEL, name: 'sandbox' });
const ledger = new Ledger(SANDBOX_FOLDER);
const webhooks = new WebhookSender(ledger, { url: WEBHOOK_URL, secret: SANDBOX_SECRET, log });
const callShop = createShopCalls(WEBHOOK_URL, SANDBOX_SECRET);
const sandbox = { ledger, webhooks, callShop, secret: SANDBOX_SECRET, publicUrl };
const handle = createRequestHandler(createRoutes(sandbox), sandbox, log);
const server = createSandboxServer(handle, log);
const tasks: ReturnType<typeof repeatTask>[] = [];

// `process.send` exists if the shop started the sandbox and waits for it.
server.on('error', (error) => {
  process.send?.({ failed: (error as NodeJS.ErrnoException).code });
  process.exit(1);
});
server.listen(Number(SANDBOX_PORT), HOST, () => {
  tasks.push(
    repeatTask(() => webhooks.sendDue(), { name: 'send webhooks', intervalMs: webhookIntervalMs, log }),
    // Requests apply due outcomes too. The task is for payments whose page is not open.
    repeatTask(() => applyDueOutcomes(ledger, Date.now()), {
      name: 'apply payment outcomes',
      intervalMs: outcomeIntervalMs,
      log,
    }),
  );
  process.send?.({ ready: true });
});

const stop = () => {
  server.close(async () => {
    await Promise.all(tasks.map((task) => task.stop()));
    ledger.close();
    process.exit(0);
  });
  server.closeAllConnections();
};
process.on('disconnect', stop);
process.on('SIGTERM', stop);
