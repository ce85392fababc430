import { expect, test } from 'vitest';
import { changeAddresses } from './change-addresses.ts';

const [home, work] = [
  { id: 'a', city: 'Lund' },
  { id: 'b', city: 'Malmö' },
];

test('adds, changes, removes and reorders addresses', () => {
  expect(changeAddresses([home], { intent: 'save', address: { id: '', city: 'Ystad' } })).toEqual([
    home,
    { id: expect.stringMatching(/^[\da-f-]{36}$/), city: 'Ystad' },
  ]);
  const moved = { id: 'a', city: 'Kivik' };
  expect(changeAddresses([home, work], { intent: 'save', address: moved })).toEqual([moved, work]);
  expect(changeAddresses([home, work], { intent: 'remove', address: { id: 'a' } })).toEqual([work]);
  expect(changeAddresses([home, work], { intent: 'default', address: { id: 'b' } })).toEqual([work, home]);
});

test('rejects an address that another tab has removed, and too many', () => {
  expect(changeAddresses([home], { intent: 'save', address: { id: 'gone' } })).toBeNull();
  expect(changeAddresses([], { intent: 'remove', address: { id: '' } })).toBeNull();
  const ten = Array.from({ length: 10 }, (_, index) => ({ id: String(index) }));
  expect(changeAddresses(ten, { intent: 'save', address: { id: '', city: 'Ystad' } })).toBeNull();
});
