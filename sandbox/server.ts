// The payment sandbox: a program of its own, as a real provider would be. It plays the payment providers over HTTP.
import { createServer } from 'node:http';

const port = Number(process.env.SANDBOX_PORT ?? 3002);
const host = process.env.HOST ?? '127.0.0.1';

const server = createServer((request, response) => {
  const isHealth = request.url === '/health';
  response
    .writeHead(isHealth ? 200 : 404, { 'content-type': 'application/json' })
    .end(JSON.stringify(isHealth ? { status: 'ok' } : { error: 'The sandbox has no payments yet.' }));
});

server.on('error', (error) => {
  process.send?.({ failed: (error as NodeJS.ErrnoException).code });
  process.exit(1);
});
server.listen(port, host, () => process.send?.({ ready: true }));
const stop = () => server.close(() => process.exit(0)).closeAllConnections();
process.on('disconnect', stop);
process.on('SIGTERM', stop);
