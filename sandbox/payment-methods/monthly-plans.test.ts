import { expect, test } from 'vitest';
import { monthlyPlans } from './monthly-plans.ts';

test('a plan without interest costs the price; with interest it costs more and has a higher effective rate', () => {
  const [interestFree, ...others] = monthlyPlans(30_000);
  expect(interestFree).toMatchObject({ months: 3, perMonth: 10_000, total: 30_000, effective: 0 });
  for (const { perMonth, months, total, rate, effective } of others) {
    expect(total).toBeGreaterThan(30_000);
    expect(perMonth * months).toBeGreaterThanOrEqual(total);
    expect(effective).toBeGreaterThan(rate);
  }
});
