import type { Brand } from './catalogue.ts';
import { rankByLanguage } from './memory-engine/storage/name-ranks.ts';

interface BrandOrder {
  sorted: Brand[];
  /** By brand id. Names that the language considers equal share a rank. */
  rankOf: ReadonlyMap<number, number>;
}

const cachedOrders = new WeakMap<ReadonlyMap<number, Brand>, Map<string, BrandOrder>>();

/** Brands in the alphabetical order of a language. Cached, because a large shop has tens of thousands. */
export function orderBrands(brands: ReadonlyMap<number, Brand>, languageId: string): BrandOrder {
  const byLanguage = cachedOrders.get(brands) ?? new Map<string, BrandOrder>();
  cachedOrders.set(brands, byLanguage);
  const order = byLanguage.get(languageId) ?? computeOrder([...brands.values()], languageId);
  byLanguage.set(languageId, order);
  return order;
}

function computeOrder(brands: readonly Brand[], languageId: string): BrandOrder {
  const ranks = rankByLanguage(
    brands.map(({ name }) => name),
    languageId,
  );
  const rankOf = new Map(brands.map(({ id }, index) => [id, ranks[index] ?? 0]));
  const rank = ({ id }: Brand) => rankOf.get(id) ?? 0;
  return { sorted: brands.toSorted((a, b) => rank(a) - rank(b) || a.id - b.id), rankOf };
}
