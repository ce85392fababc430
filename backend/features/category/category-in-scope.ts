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
  const children = childrenIn(scope.catalogue.categories).get(parentId) ?? [];
  return children
    .filter((category) => includeHidden || !category.isHidden)
    .flatMap((category) => categoryInScope(category, scope) ?? []);
}

/** The whole tree, each category before those below it. What is below one that is left out is left out with it. */
export function allCategories(
  scope: Scope,
  includeHidden: boolean,
  parentId: number | null = null,
): CategoryInScope[] {
  return childCategories(scope, parentId, includeHidden).flatMap((child) => [
    child,
    ...allCategories(scope, includeHidden, child.category.id),
  ]);
}

/** By alias (its own last segment in the scope's language). */
export function findCategory(scope: Scope, alias: string): Category | undefined {
  return scope.catalogue.categories.get(
    scope.catalogue.categoryBySlug.get(`${scope.language.id}/${alias}`) ?? -1,
  );
}

const known = new WeakMap<ReadonlyMap<number, Category>, Map<number | null, Category[]>>();

/** By parent, null for the roots; worked out once for a catalogue, not for every step of every request. */
function childrenIn(categories: ReadonlyMap<number, Category>): Map<number | null, Category[]> {
  let children = known.get(categories);
  if (!children) {
    const ordered = [...categories.values()].sort((a, b) => a.order - b.order || a.id - b.id);
    children = Map.groupBy(ordered, ({ parent }) => parent?.id ?? null);
    known.set(categories, children);
  }
  return children;
}
