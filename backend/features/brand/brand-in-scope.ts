import { orderBrands } from '#backend/catalogue-index/brand-order.ts';
import type { Brand } from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { createSharedObjects } from '#backend/graphql/execution/shared-json.ts';

export interface BrandInScope {
  brand: Brand;
  scope: Scope;
}

/** Shared brands of one scope. */
const maxShared = 500;

/** Products with the same brand share one object, so that its JSON is written once. A list of all brands has its own objects. */
const sharedBrand = createSharedObjects(maxShared, (brand: Brand, scope: Scope) => ({ brand, scope }));

export function brandInScope(brand: Brand | null, scope: Scope): BrandInScope | null {
  return brand && sharedBrand(brand, scope);
}

/** Finds a brand by its slug in the scope's language. */
export function findBrand(scope: Scope, alias: string): Brand | undefined {
  const id = scope.catalogue.brandBySlug.get(`${scope.language.id}/${alias}`);
  return id === undefined ? undefined : scope.catalogue.brands.get(id);
}

/** Brands with a page in the language, in the alphabetical order of the language. */
export function sortedBrands({ catalogue: { brands }, language }: Scope): Brand[] {
  return orderBrands(brands, language.id).sorted.filter(({ texts }) => texts.has(language.id));
}
