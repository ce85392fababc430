import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { addressOf, BodyTooLarge, isSameOrigin, originOf, readBody } from './incoming.ts';

const request = (headers: IncomingHttpHeaders) =>
  ({ headers: { host: 'kvarto.example', ...headers } }) as IncomingMessage;

describe('a form comes from a page of this shop', () => {
  test.each([
    ['the browser says so', { 'sec-fetch-site': 'same-origin' }, true],
    ['the visitor typed the address', { 'sec-fetch-site': 'none' }, true],
    ['another site', { 'sec-fetch-site': 'cross-site' }, false],
    ['a sister site', { 'sec-fetch-site': 'same-site' }, false],
    ['a word that no browser says', { 'sec-fetch-site': '' }, false],
    ['the same origin', { origin: 'https://kvarto.example' }, true],
    ['another origin', { origin: 'https://evil.example' }, false],
    ['another port', { origin: 'https://kvarto.example:8443' }, false],
    ['a hidden origin', { origin: 'null' }, false],
    ['an origin that is none', { origin: 'kvarto.example' }, false],
    ['no browser at all', {}, true],
    [
      'the browser’s word is stronger than the origin',
      { 'sec-fetch-site': 'cross-site', origin: 'https://kvarto.example' },
      false,
    ],
  ])('%s', (_, headers, isSame) => {
    expect(isSameOrigin(request(headers))).toBe(isSame);
  });
});

describe('the origin of the shop', () => {
  test('is what the settings say, whatever was asked for', () => {
    expect(originOf(request({ host: 'evil.example' }), 'https://kvarto.example/sv')).toBe(
      'https://kvarto.example',
    );
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
  ])('is else the host that was asked for, if it is one: %s', (host, origin) => {
    expect(originOf(request({ host }), undefined)).toBe(origin);
  });
});

describe('a body', () => {
  const sent = (...parts: Buffer[]) => Readable.from(parts) as unknown as IncomingMessage;

  test('is put together from its parts', async () => {
    expect((await readBody(sent(Buffer.from('a=1'), Buffer.from('&b=å')))).toString()).toBe('a=1&b=å');
    expect((await readBody(sent())).byteLength).toBe(0);
  });

  test('may be 100 KB', async () => {
    expect((await readBody(sent(Buffer.alloc(102_400)))).byteLength).toBe(102_400);
  });

  test('is refused beyond that; 16 MB are thrown away, and no more read', async () => {
    let read = 0;
    async function* endless() {
      for (; read < 1000; read++) yield Buffer.alloc(50_000);
    }
    const body = readBody(Readable.from(endless(), { highWaterMark: 1 }) as unknown as IncomingMessage);
    await expect(body).rejects.toBeInstanceOf(BodyTooLarge);
    expect(read).toBeLessThan(400);
  });
});

describe('the visitor’s address', () => {
  const from = (forwarded: string | undefined) =>
    ({
      headers: { 'x-forwarded-for': forwarded },
      socket: { remoteAddress: '10.0.0.1' },
    }) as unknown as IncomingMessage;

  test.each([
    ['nobody stands in between', undefined, 0, '10.0.0.1'],
    ['what a visitor claims counts for nothing', '203.0.113.7', 0, '10.0.0.1'],
    ['one proxy says who came to it', '203.0.113.7', 1, '203.0.113.7'],
    ['what stands left of its word was claimed', '198.51.100.1, 203.0.113.7', 1, '203.0.113.7'],
    ['the outer of two proxies saw the visitor', '198.51.100.1, 203.0.113.7,10.0.0.2', 2, '203.0.113.7'],
    ['a proxy that says nothing', '', 1, '10.0.0.1'],
    ['fewer words than proxies', '203.0.113.7', 2, '10.0.0.1'],
  ])('%s', (_, forwarded, proxies, address) => {
    expect(addressOf(from(forwarded), proxies)).toBe(address);
  });
});
