import type { Category, CategoryText } from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';

export interface CategoryInScope {
  category: Category;
  text: CategoryText;
  scope: Scope;
}

export function categoryInScope(category: Category | undefined, scope: Scope): CategoryInScope | null {
  const text = category?.texts.get(scope.language.id);
  return category && text ? { category, text, scope } : null;
}

/** Children of a category, or the roots, in the order that the shop gave them. */
export function childCategories(
  scope: Scope,
  parentId: number | null,
  includeHidden: boolean,
): CategoryInScope[] {
  return [...scope.catalogue.categories.values()]
    .filter((category) => (category.parent?.id ?? null) === parentId && (includeHidden || !category.isHidden))
    .sort((a, b) => a.order - b.order)
    .flatMap((category) => categoryInScope(category, scope) ?? []);
}

/** By alias (its own last segment in the scope's language). */
export function findCategory(scope: Scope, alias: string): Category | undefined {
  return scope.catalogue.categories.get(
    scope.catalogue.categoryBySlug.get(`${scope.language.id}/${alias}`) ?? -1,
  );
}
