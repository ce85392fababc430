// The payment sandbox: a program of its own, as a real provider would be. It plays the payment providers over HTTP.
import { createServer } from 'node:http';
import { handleRequest } from './handle-request.ts';
import { Ledger } from './ledger.ts';
import { settleDue } from './payments.ts';
import { Webhooks } from './webhooks.ts';

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

const ledger = new Ledger(SANDBOX_FOLDER);
const webhooks = new Webhooks(ledger, WEBHOOK_URL, SANDBOX_SECRET);
const sandbox = { ledger, webhooks, secret: SANDBOX_SECRET, publicUrl };
const server = createServer((request, response) => void handleRequest(sandbox, request, response));
server.requestTimeout = 30_000;

server.on('error', (error) => {
  process.send?.({ failed: (error as NodeJS.ErrnoException).code });
  process.exit(1);
});
server.listen(Number(SANDBOX_PORT), HOST, () => {
  webhooks.start();
  // Slow banks answer also when nobody looks.
  setInterval(() => settleDue(ledger, Date.now()), 1000);
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
