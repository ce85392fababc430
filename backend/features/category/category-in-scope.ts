import type { Category, CategoryText } from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { createSharedObjects } from '#backend/graphql/execution/shared-json.ts';

export interface CategoryInScope {
  category: Category;
  text: CategoryText;
  scope: Scope;
}

/** Shared categories of one scope. */
const maxShared = 500;

/** Products with the same category share one object, so that its JSON is written once. */
const sharedCategory = createSharedObjects(maxShared, (category: Category, scope: Scope) => {
  const text = category.texts.get(scope.language.id);
  return text ? { category, text, scope } : null;
});

/** Null if there is no category, or if it has no text in the scope's language. */
export function categoryInScope(category: Category | undefined, scope: Scope): CategoryInScope | null {
  return category ? sharedCategory(category, scope) : null;
}

/** The children of a category, or the root categories, in sort order. */
export function childCategories(
  scope: Scope,
  parentId: number | null,
  { includeHidden }: { includeHidden: boolean },
): CategoryInScope[] {
  const children = childrenIn(scope.catalogue.categories).get(parentId) ?? [];
  return children
    .filter((category) => includeHidden || !category.isHidden)
    .flatMap((category) => categoryInScope(category, scope) ?? []);
}

/** The whole tree, depth first. Descendants of a category that is left out are left out too. */
export function allCategories(
  scope: Scope,
  options: { includeHidden: boolean },
  parentId: number | null = null,
): CategoryInScope[] {
  return childCategories(scope, parentId, options).flatMap((child) => [
    child,
    ...allCategories(scope, options, child.category.id),
  ]);
}

/** Finds a category by its slug in the scope's language. */
export function findCategory(scope: Scope, alias: string): Category | undefined {
  const id = scope.catalogue.categoryBySlug.get(`${scope.language.id}/${alias}`);
  return id === undefined ? undefined : scope.catalogue.categories.get(id);
}

const cachedChildren = new WeakMap<ReadonlyMap<number, Category>, Map<number | null, Category[]>>();

/** The sorted children by parent id, null for root categories. Computed once per catalogue. */
function childrenIn(categories: ReadonlyMap<number, Category>): Map<number | null, Category[]> {
  let children = cachedChildren.get(categories);
  if (!children) {
    const ordered = [...categories.values()].sort((a, b) => a.order - b.order || a.id - b.id);
    children = Map.groupBy(ordered, ({ parent }) => parent?.id ?? null);
    cachedChildren.set(categories, children);
  }
  return children;
}
