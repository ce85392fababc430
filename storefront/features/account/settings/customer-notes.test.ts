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
    '{"deliveryAddress":"x","smsConsent":1}',
  ])
    expect(readNotes(text)).toEqual({ deliveryAddress: null, smsConsent: false });
});

test('changes one setting and keeps the others', () => {
  const before = '{"favorites":[1,2],"theirs":{"a":1}}';
  const after = changeNotes(before, { deliveryAddress: { city: 'Kalmar' } });
  expect(JSON.parse(after ?? '')).toEqual({
    favorites: [1, 2],
    theirs: { a: 1 },
    deliveryAddress: { city: 'Kalmar' },
  });
  expect(readNotes(changeNotes(after, { smsConsent: true }))).toEqual({
    deliveryAddress: { city: 'Kalmar' },
    smsConsent: true,
  });
});

test('does not change meta data of another format', () => {
  expect(changeNotes('some words', { smsConsent: true })).toBeNull();
});
