import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { BodyTooLargeError } from '#contract/http/read-body.ts';
import { originOf, RequestAbortedError, readRequest } from './read-request.ts';

const settings = { PUBLIC_URL: undefined, TRUSTED_PROXIES: 0 };

function createIncoming(
  { url = '/', headers = {} }: { url?: string; headers?: IncomingHttpHeaders },
  body: Readable = Readable.from([]),
): IncomingMessage {
  const fields = { url, method: 'POST', headers: { host: 'kvarto.example', ...headers } };
  return Object.assign(body, fields, { socket: { remoteAddress: '10.0.0.1' } }) as unknown as IncomingMessage;
}

describe('the URL', () => {
  test.each([
    ['/c/a?x=1#y', '/c/a', '?x=1'],
    ['/c/a', '/c/a', ''],
    ['//evil.example/x?y', '//evil.example/x', '?y'],
    ['https://evil.example/x', '/', ''],
    ['*', '/', ''],
  ])('%s', (url, pathname, search) => {
    expect(readRequest(createIncoming({ url }), settings)).toMatchObject({ pathname, search });
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

describe('the request id', () => {
  test('is that of the proxy, if valid', () => {
    const idFor = (id: string) =>
      readRequest(createIncoming({ headers: { 'x-request-id': id } }), settings).id;
    expect(idFor('proxy-1')).toBe('proxy-1');
    expect(idFor('a\nb')).toMatch(/^[0-9a-f-]{36}$/);
    expect(idFor('')).not.toBe(idFor(''));
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
