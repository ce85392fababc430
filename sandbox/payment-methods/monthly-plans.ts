/** The cost of paying in instalments. Amounts are in minor units; rates are fractions: 0.099 is 9.9 %. */
export interface MonthlyPlan {
  months: number;
  perMonth: number;
  total: number;
  /** The nominal interest rate of a year. */
  rate: number;
  /** The effective interest rate of a year, with compound interest. */
  effective: number;
}

const offers = [
  { months: 3, rate: 0 },
  { months: 12, rate: 0.099 },
  { months: 24, rate: 0.129 },
];

/** Equal monthly payments (an annuity). `perMonth` is rounded up, so the last month can be some minor units less. */
export function monthlyPlans(amount: number): MonthlyPlan[] {
  return offers.map(({ months, rate }) => {
    const monthlyRate = rate / 12;
    const exact =
      monthlyRate === 0 ? amount / months : (amount * monthlyRate) / (1 - (1 + monthlyRate) ** -months);
    const perMonth = Math.ceil(exact);
    return {
      months,
      perMonth,
      total: Math.round(exact * months),
      rate,
      effective: (1 + monthlyRate) ** 12 - 1,
    };
  });
}
