import { expect, test } from 'vitest';
import { exactVatRate } from './exact-vat-rate.ts';

const finnishBook = { incVat: 19.9, exVat: 17.53 };
const finnishParcel = { incVat: 4.9, exVat: 3.9 };

test.each([
  [14, [finnishBook], 13.5],
  [26, [finnishBook, finnishParcel], 25.5],
  [6, [{ incVat: 199, exVat: 187.74 }], 6],
  [0, [{ incVat: 249, exVat: 249 }], 0],
  // Items of several rates give no exact rate.
  [6, [{ incVat: 448, exVat: 387.74 }], 6],
  [25, [{ incVat: 0, exVat: 0 }], 25],
])('%i per cent is computed from the amounts', (rate, costs, exact) => {
  expect(exactVatRate(rate, costs)).toBe(exact);
});
