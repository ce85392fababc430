/** The API rounds VAT rates to whole per cent, but Finland's is 13.5: the rate is computed to the half from the amounts. */
export function exactVatRate(rate: number, costs: readonly { incVat: number; exVat: number }[]): number {
  const computed = costs
    .filter(({ exVat }) => exVat > 0)
    .map(({ incVat, exVat }) => Math.round((incVat / exVat - 1) * 200) / 2);
  return computed.find((exact) => Math.round(exact) === rate) ?? rate;
}
