/** The API names rates by whole per cent, and Finland's is 13.5: what goods and delivery cost tells it to the half. */
export function exactVatRate(rate: number, costs: readonly { incVat: number; exVat: number }[]): number {
  const told = costs
    .filter(({ exVat }) => exVat > 0)
    .map(({ incVat, exVat }) => Math.round((incVat / exVat - 1) * 200) / 2);
  return told.find((exact) => Math.round(exact) === rate) ?? rate;
}
