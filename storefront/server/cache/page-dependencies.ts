import { LOCALE_CODES } from '#contract/locales.ts';

/** Data that a page shows: a product by its id, or content of editors. A change of it invalidates the page. */
export type Dependency = number | 'content';

/**
 * Fields with content of editors, by the aliases that the storefront's documents use. content-aliases-query.ts uses the
 * locales as aliases. A test checks that none is missing.
 */
export const CONTENT_FIELDS: readonly string[] = [
  'widgetArea',
  'topArea',
  'bottomArea',
  'cmsPages',
  ...LOCALE_CODES,
];

interface DependencyTracker {
  dependencies: ReadonlySet<Dependency>;
  track(result: unknown): void;
}

/** Collects the dependencies of a page from the results of its queries. */
export function createDependencyTracker(): DependencyTracker {
  const dependencies = new Set<Dependency>();
  const collectProducts = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value) collectProducts(item);
      return;
    }
    for (const name in value) {
      const inner = (value as Record<string, unknown>)[name];
      if (name === 'productId' && typeof inner === 'number') dependencies.add(inner);
      else collectProducts(inner);
    }
  };
  return {
    dependencies,
    track(result) {
      collectProducts(result);
      if (typeof result === 'object' && result !== null && CONTENT_FIELDS.some((field) => field in result))
        dependencies.add('content');
    },
  };
}
