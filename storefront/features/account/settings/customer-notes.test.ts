import { expect, test } from 'vitest';
import { changeNotes, readNotes } from './customer-notes.ts';

test('reads missing or malformed meta data as empty', () => {
  for (const text of [
    null,
    undefined,
    '',
    '{}',
    '[1]',
    'some words',
    '{"deliveryAddress":"x","smsConsent":1,"addresses":[1,null,{"city":2}]}',
  ])
    expect(readNotes(text)).toEqual({ addresses: [], smsConsent: false });
});

test('changes one setting and keeps the others', () => {
  const before = '{"favorites":[1,2],"theirs":{"a":1}}';
  const kalmar = { id: 'a', city: 'Kalmar' };
  const after = changeNotes(before, { addresses: [kalmar] });
  expect(JSON.parse(after ?? '')).toEqual({
    favorites: [1, 2],
    theirs: { a: 1 },
    addresses: [kalmar],
    deliveryAddress: kalmar,
  });
  expect(readNotes(changeNotes(after, { smsConsent: true }))).toEqual({
    addresses: [kalmar],
    smsConsent: true,
  });
});

test('reads the one address of older versions', () => {
  expect(readNotes('{"deliveryAddress":{"city":"Lund"}}').addresses).toEqual([{ id: '0', city: 'Lund' }]);
});

test('does not change meta data of another format', () => {
  expect(changeNotes('some words', { smsConsent: true })).toBeNull();
});
