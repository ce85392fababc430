// The payment sandbox: a separate program that acts as the payment providers over HTTP.
import { createServer } from 'node:http';
import { readRequest } from './http/read-request.ts';
import { createRequestHandler } from './http/request-handler.ts';
import { sendResponse } from './http/send-response.ts';
import { Ledger } from './ledger/ledger.ts';
import { settleDue } from './ledger/payments.ts';
import { createRoutes } from './routes.ts';
import { WebhookSender } from './webhooks/webhook-sender.ts';

const {
  HOST = '127.0.0.1',
  SANDBOX_PORT = '3002',
  SANDBOX_FOLDER,
  SANDBOX_SECRET,
  WEBHOOK_URL,
} = process.env;
const publicUrl = (process.env.SANDBOX_URL ?? `http://${HOST}:${SANDBOX_PORT}`).replace(/\/+$/, '');
if (!SANDBOX_FOLDER || !SANDBOX_SECRET || !WEBHOOK_URL)
  throw new Error('The sandbox needs SANDBOX_FOLDER, SANDBOX_SECRET and WEBHOOK_URL.');

const settleIntervalMs = 1000;

const ledger = new Ledger(SANDBOX_FOLDER);
const webhooks = new WebhookSender(ledger, WEBHOOK_URL, SANDBOX_SECRET);
const sandbox = { ledger, webhooks, secret: SANDBOX_SECRET, publicUrl };
const handle = createRequestHandler(createRoutes(sandbox), sandbox);
const server = createServer(async (incoming, outgoing) =>
  sendResponse(incoming, outgoing, await handle(readRequest(incoming))),
);
server.requestTimeout = 30_000;

server.on('error', (error) => {
  process.send?.({ failed: (error as NodeJS.ErrnoException).code });
  process.exit(1);
});
server.listen(Number(SANDBOX_PORT), HOST, () => {
  webhooks.start();
  // Requests settle due payments too. The timer is for payments whose page is not open.
  setInterval(() => settleDue(ledger, Date.now()), settleIntervalMs);
  process.send?.({ ready: true });
});

const stop = () => {
  server.close(async () => {
    await webhooks.stop();
    ledger.close();
    process.exit(0);
  });
  server.closeAllConnections();
};
process.on('disconnect', stop);
process.on('SIGTERM', stop);
