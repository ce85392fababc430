import { expect, test } from 'vitest';
import { productFields, RECORD_SIGNATURE } from '../memory-engine/storage/record-format.ts';
import { type FormatsOf, json, tuple } from '../memory-engine/storage/stored-format.ts';
import type { ProductRecord } from '../product-record.ts';
import { snapshotVersion } from './snapshot-version.ts';

const fields = Object.entries(productFields);
const versionOf = (entries: [string, unknown][]) =>
  snapshotVersion(tuple(Object.fromEntries(entries) as FormatsOf<ProductRecord>).signature);

test('is the same for the same format', () => {
  expect(versionOf(fields)).toBe(snapshotVersion());
  expect(snapshotVersion()).toBe(snapshotVersion(RECORD_SIGNATURE));
});

test('changes if two fields of the same type are swapped', () => {
  const names = fields.map(([name]) => name);
  const [first, second] = [names.indexOf('variantValue'), names.indexOf('variantOuterValue')];
  const fieldAt = (index: number) => fields[index] as (typeof fields)[number];
  const reordered = fields.with(first, fieldAt(second)).with(second, fieldAt(first));
  expect(reordered.map(([name]) => name).toSorted()).toEqual(names.toSorted());
  expect(versionOf(reordered)).not.toBe(snapshotVersion());
});

test('changes if a field is added, removed or renamed', () => {
  const versions = [
    versionOf([...fields, ['pageCount', json('number')]]),
    versionOf(fields.slice(1)),
    versionOf(fields.map(([name, format]) => [name === 'taxClass' ? 'taxCode' : name, format])),
    snapshotVersion(),
  ];
  expect(new Set(versions).size).toBe(versions.length);
});

test('changes if a field has another type', () => {
  const retyped = fields.map(([name, format]): [string, unknown] => [
    name,
    name === 'taxClass' ? json('number') : format,
  ]);
  expect(versionOf(retyped)).not.toBe(snapshotVersion());
});
