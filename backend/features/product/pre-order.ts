import type { Product } from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { dayInCountry } from '#contract/product/day-in-country.ts';
import { isForthcoming, releaseDayOf } from '#contract/product/pre-order.ts';

type DatedProduct = Pick<Product, 'publicationDate'>;

/** The date of publication of a product that is forthcoming in the market's time zone; undefined for all others. */
export function preOrderDateOf({ publicationDate }: DatedProduct, scope: Scope): string | undefined {
  // Returns early for nearly all books: a date before today's in UTC has started in every time zone.
  if (publicationDate === null || publicationDate < scope.day.slice(0, publicationDate.length))
    return undefined;
  const day = dayInCountry(scope.market.country.code, scope.now);
  return isForthcoming(publicationDate, day) ? publicationDate : undefined;
}

/** When new copies are expected, in ISO 8601. For a forthcoming product this is its day of publication. */
export function incomingOf(
  { product, incoming }: { product: DatedProduct; incoming: Date | null },
  scope: Scope,
): string | null {
  const preOrderDate = preOrderDateOf(product, scope);
  const releaseDay = preOrderDate && releaseDayOf(preOrderDate);
  return releaseDay ? `${releaseDay}T00:00:00.000Z` : (incoming?.toISOString() ?? null);
}
