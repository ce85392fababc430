import { expect, test } from 'vitest';
import { clientAddress, createProxyWarning } from './client-address.ts';

const remoteAddress = '10.0.0.1';

test.each([
  ['ignores the header without a trusted proxy', '192.0.2.1', 0, '10.0.0.1'],
  ['takes the last entry behind one proxy', '203.0.113.9, 192.0.2.1', 1, '192.0.2.1'],
  ['takes the entry of the outermost of two proxies', '203.0.113.9, 192.0.2.1, 10.0.0.2', 2, '192.0.2.1'],
  ['uses the socket when the header has too few entries', '192.0.2.1', 2, '10.0.0.1'],
  ['uses the socket when the trusted entry is empty', '203.0.113.9,', 1, '10.0.0.1'],
  ['uses the socket without the header', undefined, 1, '10.0.0.1'],
])('%s', (_, forwardedFor, trustedProxies, address) => {
  expect(clientAddress({ forwardedFor, remoteAddress, trustedProxies })).toBe(address);
});

test('an unknown address is named so', () => {
  expect(clientAddress({ forwardedFor: undefined, remoteAddress: undefined, trustedProxies: 0 })).toBe(
    'unknown',
  );
});

test('a proxy that is not trusted is reported once', () => {
  const isWarningDue = createProxyWarning(0);
  expect([undefined, '192.0.2.1', '192.0.2.1'].map(isWarningDue)).toEqual([false, true, false]);
  expect(createProxyWarning(1)('192.0.2.1')).toBe(false);
});
