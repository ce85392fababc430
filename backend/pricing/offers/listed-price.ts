/** A price in a price list, valid from an instant (milliseconds) until the next entry. Null amounts: no price. */
export interface ListedPrice {
  from: number;
  regular: number | null;
  selling: number | null;
}

export function isPriced(listed: ListedPrice): listed is ListedPrice & { regular: number; selling: number } {
  return listed.regular !== null && listed.selling !== null;
}
