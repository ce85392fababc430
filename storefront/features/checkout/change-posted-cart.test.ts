import { expect, test } from 'vitest';
import { readChange } from './change-posted-cart.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const forms: [Record<string, string>, unknown][] = [
  [
    { intent: 'quantity', line: 'a', quantity: '3' },
    { kind: 'line', lineId: 'a', quantity: 3 },
  ],
  [
    { intent: 'quantity', line: 'a', quantity: '3', step: '1' },
    { kind: 'line', lineId: 'a', quantity: 4 },
  ],
  [
    { intent: 'quantity', line: 'a', quantity: '3', step: '-1' },
    { kind: 'line', lineId: 'a', quantity: 2 },
  ],
  [
    { intent: 'quantity', line: 'a', quantity: 'nonsense', remove: '1' },
    { kind: 'line', lineId: 'a', quantity: 0 },
  ],
  [
    { intent: 'quantity', group: 'g', remove: '1' },
    { kind: 'group', groupKey: 'g', quantity: 0 },
  ],
  [
    { intent: 'code', promoCode: ' abc ' },
    { kind: 'code', promoCode: 'abc' },
  ],
  [{ intent: 'code' }, { kind: 'code', promoCode: '' }],
  [{ intent: 'clear' }, { kind: 'clear' }],
  [{ intent: 'quantity', line: 'a', quantity: '1.5' }, undefined],
  [
    { intent: 'quantity', line: 'a', quantity: '999', step: '1' },
    { kind: 'line', lineId: 'a', quantity: 1000 },
  ],
  [{ intent: 'quantity', line: 'a', quantity: '-1' }, undefined],
  [{ intent: 'quantity', line: 'a', quantity: '1e400' }, undefined],
  [{ intent: 'quantity', quantity: '1' }, undefined],
  [{ intent: 'dance' }, undefined],
  [{}, undefined],
];

test.each(forms)('%j', (fields, change) => {
  expect(readChange(form(fields))).toEqual(change);
});
