import type { Brand } from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { createSharedObjects } from '#backend/graphql/execution/shared-json.ts';

export interface BrandInScope {
  brand: Brand;
  scope: Scope;
}

const maxShared = 500;

/** Several products of a list have the same brand, whose JSON is shared. A list of all brands does not use this cache. */
const sharedBrand = createSharedObjects(maxShared, (brand: Brand, scope: Scope) => ({ brand, scope }));

export function brandInScope(brand: Brand | null, scope: Scope): BrandInScope | null {
  return brand && sharedBrand(brand, scope);
}

export function findBrand(scope: Scope, alias: string): Brand | undefined {
  const id = scope.catalogue.brandBySlug.get(`${scope.language.id}/${alias}`);
  return id === undefined ? undefined : scope.catalogue.brands.get(id);
}

const cachedBrands = new WeakMap<ReadonlyMap<number, Brand>, Map<string, Brand[]>>();

/** Brands with a page in the language, sorted by its collation. Cached, because a large shop has tens of thousands. */
export function sortedBrands({ catalogue: { brands }, language }: Scope): Brand[] {
  const byLanguage = cachedBrands.get(brands) ?? new Map<string, Brand[]>();
  cachedBrands.set(brands, byLanguage);
  const sorted = byLanguage.get(language.id) ?? sortBrands(brands, language.id);
  byLanguage.set(language.id, sorted);
  return sorted;
}

function sortBrands(brands: ReadonlyMap<number, Brand>, languageId: string): Brand[] {
  const { compare } = new Intl.Collator(languageId);
  return [...brands.values()]
    .filter(({ texts }) => texts.has(languageId))
    .sort((a, b) => compare(a.name, b.name) || a.id - b.id);
}
