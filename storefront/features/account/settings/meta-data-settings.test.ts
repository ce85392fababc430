import { expect, test } from 'vitest';
import { changeMetaDataSettings, readMetaDataSettings } from './meta-data-settings.ts';

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
    expect(readMetaDataSettings(text)).toEqual({ addresses: [], smsConsent: false });
});

test('changes one setting and keeps the others', () => {
  const before = '{"favorites":[1,2],"theirs":{"a":1}}';
  const kalmar = { id: 'a', city: 'Kalmar' };
  const after = changeMetaDataSettings(before, { addresses: [kalmar] });
  expect(JSON.parse(after ?? '')).toEqual({
    favorites: [1, 2],
    theirs: { a: 1 },
    addresses: [kalmar],
    deliveryAddress: kalmar,
  });
  expect(readMetaDataSettings(changeMetaDataSettings(after, { smsConsent: true }))).toEqual({
    addresses: [kalmar],
    smsConsent: true,
  });
});

test('reads the one address of older versions', () => {
  const { addresses } = readMetaDataSettings('{"deliveryAddress":{"city":"Lund"}}');
  expect(addresses).toEqual([{ id: '0', city: 'Lund' }]);
});

test('does not change meta data of another format', () => {
  expect(changeMetaDataSettings('some words', { smsConsent: true })).toBeNull();
});
