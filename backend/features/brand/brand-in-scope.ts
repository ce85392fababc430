import type { Brand } from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';

export interface BrandInScope {
  brand: Brand;
  scope: Scope;
}

export function findBrand(scope: Scope, alias: string): Brand | undefined {
  return scope.catalogue.brands.get(scope.catalogue.brandBySlug.get(`${scope.language.id}/${alias}`) ?? -1);
}

const known = new WeakMap<ReadonlyMap<number, Brand>, Map<string, Brand[]>>();

/** Those that have a page in the language, as the language sorts. A large shop has tens of thousands: sorted once. */
export function sortedBrands({ catalogue: { brands }, language }: Scope): Brand[] {
  const byLanguage = known.get(brands) ?? new Map<string, Brand[]>();
  known.set(brands, byLanguage);
  const sorted = byLanguage.get(language.id) ?? sortedIn(language.id, brands);
  byLanguage.set(language.id, sorted);
  return sorted;
}

function sortedIn(languageId: string, brands: ReadonlyMap<number, Brand>): Brand[] {
  const { compare } = new Intl.Collator(languageId);
  return [...brands.values()]
    .filter(({ texts }) => texts.has(languageId))
    .sort((a, b) => compare(a.name, b.name) || a.id - b.id);
}
