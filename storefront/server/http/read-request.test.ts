import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { BodyTooLargeError, RequestAbortedError } from '#contract/http/read-body.ts';
import { originOf, readRequest } from './read-request.ts';

const settings = { PUBLIC_URL: undefined, TRUSTED_PROXIES: 0 };

function createIncoming(
  { url = '/', headers = {} }: { url?: string; headers?: IncomingHttpHeaders },
  body: Readable = Readable.from([]),
): IncomingMessage {
  const fields = { url, method: 'POST', headers: { host: 'kvarto.example', ...headers } };
  return Object.assign(body, fields, { socket: { remoteAddress: '10.0.0.1' } }) as unknown as IncomingMessage;
}

test('has the method, path and query of the request, and the id that a proxy has sent', () => {
  const incoming = createIncoming({ url: '/c/a?x=1', headers: { 'x-request-id': 'proxy-1' } });
  expect(readRequest(incoming, settings)).toMatchObject({
    id: 'proxy-1',
    method: 'POST',
    pathname: '/c/a',
    search: '?x=1',
  });
});

describe('the origin', () => {
  test('is PUBLIC_URL, whatever the Host header', () => {
    expect(originOf('evil.example', 'https://kvarto.example/sv')).toBe('https://kvarto.example');
  });

  test.each([
    ['kvarto.example', 'http://kvarto.example'],
    ['localhost:3000', 'http://localhost:3000'],
    ['[::1]:3000', 'http://[::1]:3000'],
    ['evil.example/x"><script>', 'http://localhost'],
    ['a b', 'http://localhost'],
    ['kvarto.example:99999', 'http://localhost'],
    ['a:b:c', 'http://localhost'],
    ['[::1', 'http://localhost'],
    ['user@evil.example', 'http://localhost'],
    ['', 'http://localhost'],
    [undefined, 'http://localhost'],
  ])('is otherwise the Host header, if valid: %s', (host, origin) => {
    expect(originOf(host)).toBe(origin);
  });
});

describe('the body', () => {
  const read = (body: Readable) => readRequest(createIncoming({}, body), settings).readBody();

  test('is joined from its chunks', async () => {
    const body = Readable.from([Buffer.from('a=1'), Buffer.from('&b=å')]);
    expect((await read(body)).toString()).toBe('a=1&b=å');
    expect((await read(Readable.from([]))).byteLength).toBe(0);
  });

  test('may have 100 KB', async () => {
    expect((await read(Readable.from([Buffer.alloc(102_400)]))).byteLength).toBe(102_400);
  });

  test('beyond that is rejected, and read up to 16 MB only', async () => {
    let chunks = 0;
    async function* endless() {
      for (; chunks < 1000; chunks++) yield Buffer.alloc(50_000);
    }
    await expect(read(Readable.from(endless(), { highWaterMark: 1 }))).rejects.toBeInstanceOf(
      BodyTooLargeError,
    );
    expect(chunks).toBeLessThan(400);
  });

  test('of a closed connection is an error of its own', async () => {
    const body = new Readable({ read: () => undefined });
    const reading = read(body);
    body.destroy(new Error('aborted'));
    await expect(reading).rejects.toBeInstanceOf(RequestAbortedError);
  });
});
