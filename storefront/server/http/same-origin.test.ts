import { expect, test } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

test.each([
  ['Sec-Fetch-Site same-origin', { 'sec-fetch-site': 'same-origin' }, true],
  ['a typed URL', { 'sec-fetch-site': 'none' }, true],
  ['another site', { 'sec-fetch-site': 'cross-site' }, false],
  ['a sibling domain', { 'sec-fetch-site': 'same-site' }, false],
  ['an unknown value', { 'sec-fetch-site': '' }, false],
  ['the same origin', { origin: 'https://kvarto.example' }, true],
  ['the same host behind a proxy', { origin: 'http://kvarto.example' }, true],
  ['another origin', { origin: 'https://evil.example' }, false],
  ['another port', { origin: 'https://kvarto.example:8443' }, false],
  ['a host with the same prefix', { origin: 'https://kvarto.example.evil' }, false],
  ['an opaque origin', { origin: 'null' }, false],
  ['a malformed origin', { origin: 'kvarto.example' }, false],
  ['a client that is not a browser', {}, true],
  [
    'Sec-Fetch-Site before Origin',
    { 'sec-fetch-site': 'cross-site', origin: 'https://kvarto.example' },
    false,
  ],
])('%s', (_, headers, isSame) => {
  expect(isSameOrigin({ host: 'kvarto.example', ...headers })).toBe(isSame);
});
