/**
 * Countries of the EU's VAT area. Åland is outside it (VAT Directive Art. 6), and so is Norway. `EU` is the country of a market
 * for visitors from other countries, to which nothing is sent.
 */
const vatArea = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK EU'.split(' '),
);

/** Goods that are sent to a country outside leave the VAT area: the sale is an export, and VAT is due on import. */
export function isOutsideVatArea(country: string): boolean {
  return !vatArea.has(country);
}
