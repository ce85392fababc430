import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack } from '#storefront/server/document/pack-state.ts';
import { unpack } from './unpack-state.ts';

const roundTrip = (value: unknown) => unpack(JSON.parse(pack(value)));

test.each([
  ['an object without keys', {}],
  ['a list of objects without keys', [{}, {}]],
  ['an empty list', { list: [] }],
  [
    'objects with the same keys',
    [
      { a: 1, b: 'x' },
      { a: 2, b: 'y' },
    ],
  ],
  ['objects with other keys', [{ a: 1 }, { b: 2 }, { a: 1, b: 2 }]],
  ['nested lists', [[1], [[2]], [{ a: [3] }]]],
  ['a key that names the prototype', JSON.parse('{"__proto__":{"a":1}}')],
  ['null and numbers', [null, 0, -1, 1.5, true, false, { a: null }]],
])('%s are the same after packing', (_, value) => {
  expect(roundTrip(value)).toEqual(value);
});

test('undefined is left out, as in JSON', () => {
  const value = [{ a: undefined, b: 1 }, { b: 2, a: undefined }, undefined];
  expect(roundTrip(value)).toEqual(JSON.parse(JSON.stringify(value)));
});

test('any JSON is the same after packing', () => {
  const json = fc.jsonValue({ maxDepth: 5 });
  const records = fc.array(
    fc.record({ name: fc.string(), price: json, list: fc.array(fc.record({ a: json })) }),
  );
  fc.assert(
    fc.property(fc.oneof(json, records), (value) => {
      const plain = JSON.parse(JSON.stringify(value));
      expect(roundTrip(plain)).toEqual(plain);
    }),
  );
});

test('objects with the same keys are written as one row of values', () => {
  const products = [
    { name: 'Gösta Berlings saga', brand: 'Norstedts', price: 99 },
    { name: 'Jerusalem', brand: 'Norstedts', price: 129 },
  ];
  expect(pack(products)).toBe(
    '[[["name","brand","price"]],[-1,"Gösta Berlings saga","Norstedts",99,"Jerusalem","Norstedts",129]]',
  );
});
