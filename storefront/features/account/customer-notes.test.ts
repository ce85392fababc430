import { expect, test } from 'vitest';
import { changeNotes, readNotes } from './customer-notes.ts';

test('what is not there is nothing', () => {
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

test('what is changed can be read, and everything else stays', () => {
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

test('what somebody else has written in a way of their own is left alone', () => {
  expect(changeNotes('some words', { smsConsent: true })).toBeNull();
});
