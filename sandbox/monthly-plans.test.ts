import { expect, test } from 'vitest';
import { monthlyPlans } from './monthly-plans.ts';

test('Without interest the parts are the price; with interest they are more, and the real rate is higher than the named', () => {
  const [free, ...others] = monthlyPlans(30_000);
  expect(free).toMatchObject({ months: 3, perMonth: 10_000, total: 30_000, effective: 0 });
  for (const { perMonth, months, total, rate, effective } of others) {
    expect(total).toBeGreaterThan(30_000);
    expect(perMonth * months).toBeGreaterThanOrEqual(total);
    expect(effective).toBeGreaterThan(rate);
  }
});
