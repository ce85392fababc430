/** What an instalment account costs; amounts are minor units, rates are shares of one. */
export interface MonthlyPlan {
  months: number;
  perMonth: number;
  total: number;
  /** A year's interest as it is named, and as it is with interest on interest. */
  rate: number;
  effective: number;
}

const offered = [
  { months: 3, rate: 0 },
  { months: 12, rate: 0.099 },
  { months: 24, rate: 0.129 },
];

/** The last month may differ by some minor units: every month is rounded up. */
export function monthlyPlans(amount: number): MonthlyPlan[] {
  return offered.map(({ months, rate }) => {
    const monthly = rate / 12;
    const exact = monthly === 0 ? amount / months : (amount * monthly) / (1 - (1 + monthly) ** -months);
    const perMonth = Math.ceil(exact);
    return { months, perMonth, total: Math.round(exact * months), rate, effective: (1 + monthly) ** 12 - 1 };
  });
}
