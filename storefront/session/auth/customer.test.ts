import { describe, expect, test } from 'vitest';
import { customerTypeIn, readCustomer, writeCustomer } from './customer.ts';

const anna = { name: 'anna@example.com', type: 'PERSON', expires: 1_794_750_204 } as const;

describe('the readable cookie', () => {
  test('round-trips', () => {
    expect(readCustomer(writeCustomer(anna))).toEqual(anna);
  });

  test('holds only what scripts may see', () => {
    const more = { ...anna, token: 'secret' };
    expect(JSON.parse(writeCustomer(more))).toEqual(anna);
  });

  test.each([
    undefined,
    '',
    'anna',
    'null',
    '[]',
    '"anna"',
    '{}',
    '{"name":"","expires":1}',
    '{"name":1,"expires":1}',
    '{"name":"anna"}',
    '{"name":"anna","expires":"soon"}',
  ])('%j is not a customer', (cookie) => {
    expect(readCustomer(cookie)).toBeUndefined();
  });
});

test.each([
  ['ORGANIZATION', 'ORGANIZATION'],
  ['Organization', 'ORGANIZATION'],
  ['Person', 'PERSON'],
  [undefined, 'PERSON'],
  [{}, 'PERSON'],
])('the type %j is %s', (value, type) => {
  expect(customerTypeIn(value)).toBe(type);
});
