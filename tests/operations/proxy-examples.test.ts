import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:http2';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { freePort } from '../api/system-postgres.ts';

// The example of deploy/nginx/ with other ports and paths, in front of servers that report the requests they get.
let folder: string;
let ports: Record<'http' | 'https' | 'shop' | 'api', number>;
let certificate: string;
const servers: Server[] = [];
let stopNginx: () => Promise<unknown> = async () => undefined;
const assetRequests: string[] = [];

beforeAll(async () => {
  folder = await createScratchFolder('proxy');
  await chmod(folder, 0o777);
  ports = { http: await freePort(), https: await freePort(), shop: await freePort(), api: await freePort() };
  for (const name of ['shop', 'api'] as const) await startReportingServer(name);
  certificate = createCertificate();
  stopNginx = await startExample();
});
afterAll(async () => {
  await stopNginx();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await rm(folder, { recursive: true, force: true });
});

async function startReportingServer(name: 'shop' | 'api'): Promise<void> {
  const server = createServer(({ url = '', headers }, response) => {
    const isAsset = url.startsWith('/assets/');
    if (isAsset) assetRequests.push(url);
    const cacheControl = isAsset ? 'public, max-age=31536000, immutable' : 'no-store';
    response.writeHead(200, { 'cache-control': cacheControl }).end(JSON.stringify({ name, url, headers }));
  });
  server.on('upgrade', ({ headers }, socket) => {
    // The GUID of RFC 6455.
    const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash('sha1').update(key).digest('base64');
    socket.end(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
  });
  servers.push(server.listen(ports[name], '127.0.0.1'));
  await once(server, 'listening');
}

function createCertificate(): string {
  const [key, file] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const names = 'subjectAltName=DNS:shop.example,DNS:api.shop.example';
  const subject = ['-subj', '/CN=shop.example', '-addext', names, '-days', '1'];
  const args = ['req', '-x509', '-newkey', 'ed25519', '-nodes', '-keyout', key, '-out', file, ...subject];
  const { status, stderr } = spawnSync('openssl', args, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return readFileSync(file, 'utf8');
}

async function startExample() {
  const example = join(import.meta.dirname, '../../deploy/nginx');
  const [site, upstream] = await Promise.all(
    ['kvarto.conf', 'kvarto-upstream.conf'].map((name) => readFile(join(example, name), 'utf8')),
  );
  await mkdir(join(folder, 'cache'), { mode: 0o777 });
  const onTestPorts = (site ?? '')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 443', `listen 127.0.0.1:${ports.https}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${ports.http}`)
    .replaceAll('/etc/letsencrypt/live/shop.example', folder)
    .replaceAll('/etc/nginx', folder)
    .replaceAll('/var/cache/nginx', join(folder, 'cache'));
  const upstreamOnTestPorts = (upstream ?? '')
    .replace(':3000', `:${ports.shop}`)
    .replace(':3001', `:${ports.api}`);
  await writeFile(join(folder, 'kvarto-upstream.conf'), upstreamOnTestPorts);
  await writeFile(join(folder, 'kvarto.conf'), onTestPorts);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const main = `pid ${folder}/nginx.pid; worker_processes 1; events {}
    http { access_log off; ${temporary.join(' ')} include ${folder}/kvarto.conf; }`;
  await writeFile(join(folder, 'nginx.conf'), main);
  const options = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const check = spawnSync('nginx', ['-t', ...options], { encoding: 'utf8' });
  expect(check.status, check.stderr ?? 'nginx is not installed: apt-get install nginx-light').toBe(0);
  const nginx = spawn('nginx', [...options, '-g', 'daemon off;'], { stdio: 'ignore' });
  const respond = () =>
    fetch(`http://127.0.0.1:${ports.http}`, { redirect: 'manual' }).catch(() => undefined);
  const deadline = Date.now() + 20_000;
  while (!(await respond())) if (Date.now() > deadline) throw new Error('nginx does not respond.');
  return async () => {
    nginx.kill('SIGQUIT');
    await once(nginx, 'exit');
  };
}

/** A request over HTTP/2. Returns the status, and what the server behind nginx has received. */
async function get(host: string, path: string, headers: Record<string, string> = {}) {
  const session = connect(`https://127.0.0.1:${ports.https}`, { ca: certificate, servername: host });
  const stream = session.request({ ':path': path, ':authority': host, ...headers });
  const [response] = await once(stream, 'response');
  const body = await text(stream);
  session.close();
  const status = response[':status'];
  return { status, received: status === 200 ? JSON.parse(body) : undefined };
}

test('forwards the address of the visitor, not the one that the visitor claims', async () => {
  const { status, received } = await get('shop.example', '/p/x?a=1', { 'x-forwarded-for': '203.0.113.66' });
  expect(status).toBe(200);
  expect(received).toMatchObject({
    name: 'shop',
    url: '/p/x?a=1',
    headers: { host: 'shop.example', 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' },
  });
});

test('redirects http to https', async () => {
  const url = `http://127.0.0.1:${ports.http}/c/romaner?page=2`;
  const { status, headers } = await fetch(url, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([308, 'https://127.0.0.1/c/romaner?page=2']);
});

test('sends webhooks of payment providers to the API, and no other path of it', async () => {
  for (const path of ['/payments/stripe/events', '/payments/other/events'])
    expect((await get('shop.example', path)).received.name, path).toBe('api');
  for (const path of ['/mailbox', '/payments/sandbox/checkouts', '/payments/stripe/events/1'])
    expect((await get('shop.example', path)).received.name, path).toBe('shop');
});

test('requests a hashed file from the shop once', async () => {
  for (let visit = 0; visit < 3; visit++)
    expect((await get('shop.example', '/assets/main-abc123.js')).status).toBe(200);
  expect(assetRequests).toEqual(['/assets/main-abc123.js']);
});

test.each([
  ['/graphql', 200],
  ['/auth/login', 200],
  ['/images/x.jpg', 200],
  ['/mailbox', 404],
  ['/manage/orders', 404],
  ['/graphiql', 404],
  ['/graphql/../manage/orders', 404],
  ['/readyz', 404],
])('answers %s of the API with %d', async (path, status) => {
  expect((await get('api.shop.example', path)).status).toBe(status);
});

test('opens websockets of the API', async () => {
  const upgrade = request({
    host: '127.0.0.1',
    port: ports.https,
    servername: 'api.shop.example',
    ca: certificate,
    path: '/graphql',
    headers: {
      host: 'api.shop.example',
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-version': '13',
    },
  });
  upgrade.end();
  const [response, socket] = await once(upgrade, 'upgrade');
  socket.destroy();
  expect(response.headers['sec-websocket-accept']).toBe('s3pPLMBiTxaQ9kYGzzhZRbK+xOo=');
});
