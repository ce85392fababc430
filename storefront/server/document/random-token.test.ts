import { expect, test } from 'vitest';
import { createRandomToken } from './random-token.ts';

test('every token has 128 bits and differs from the others, also after the pool is filled again', () => {
  const tokens = Array.from({ length: 1000 }, () => createRandomToken('hex'));
  expect(new Set(tokens).size).toBe(1000);
  expect(tokens.every((token) => /^[0-9a-f]{32}$/.test(token))).toBe(true);
  expect(createRandomToken('base64')).toMatch(/^[A-Za-z0-9+/]{22}==$/);
});
