import type { Brand } from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';

export interface BrandInScope {
  brand: Brand;
  scope: Scope;
}

export function findBrand(scope: Scope, alias: string): Brand | undefined {
  return scope.catalogue.brands.get(scope.catalogue.brandBySlug.get(`${scope.language.id}/${alias}`) ?? -1);
}
