import { createSecretKey } from 'node:crypto';
import { expect, test } from 'vitest';
import { signLink, verifyLink } from './download-link.ts';

const key = createSecretKey(new Uint8Array(32).fill(7));
const facts = { orderLineId: 123_456, fileId: 7, expiresAt: new Date('2026-11-17T10:00:00Z') };

test('a link contains the order line, the file and the expiry, and has a new id each time it is signed', () => {
  const [first, second] = [signLink(key, facts), signLink(key, facts)];
  expect(verifyLink(key, first)).toEqual({ ...facts, linkId: expect.stringMatching(/^[\w-]{16}$/) });
  expect(verifyLink(key, first)?.linkId).not.toBe(verifyLink(key, second)?.linkId);
});

test('a link with any changed character is not valid', () => {
  const token = signLink(key, facts);
  for (let index = 0; index < token.length; index++) {
    // The 43 characters of the signature encode 258 bits, two more than it has. Decoders ignore these two bits, but signatures
    // are compared as text, so a change of them is found too.
    const changed = `${token.slice(0, index)}${token[index] === 'a' ? 'b' : 'a'}${token.slice(index + 1)}`;
    expect(verifyLink(key, changed), changed).toBeUndefined();
  }
});

test.each(['', '.', '1.1.1.1.1', 'a'.repeat(5000), '%00', "1' or 1=1"])('%s is not a link', (token) => {
  expect(verifyLink(key, token)).toBeUndefined();
});

test('a link of another shop is not valid', () => {
  expect(verifyLink(createSecretKey(new Uint8Array(32).fill(8)), signLink(key, facts))).toBeUndefined();
});
