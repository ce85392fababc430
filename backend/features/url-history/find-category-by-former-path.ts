import { type Category, pathOfCategory } from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';

/** Slug → ids of the categories that had it, the last owner first. */
export type FormerOwners = ReadonlyMap<string, readonly number[]>;

/**
 * The category of a path whose segments may be current or former slugs. Two categories may share the last segment, so the
 * one whose full path matches comes first; a category that has moved is found by its last segment alone.
 */
export function findCategoryByFormerPath(
  segments: readonly string[],
  former: FormerOwners,
  { catalogue, language }: Pick<Scope, 'catalogue' | 'language'>,
): Category | undefined {
  const slugOf = (category: Category) => category.texts.get(language.id)?.slug;
  const hasSlug = (category: Category, slug: string | undefined) =>
    slug !== undefined && (slugOf(category) === slug || (former.get(slug)?.includes(category.id) ?? false));
  const last = segments.at(-1) ?? '';
  const candidates = [
    ...[...catalogue.categories.values()].filter((category) => slugOf(category) === last),
    ...(former.get(last) ?? []).flatMap((id) => catalogue.categories.get(id) ?? []),
  ].filter(({ texts }) => texts.has(language.id));
  const matchesPath = (category: Category) => {
    const path = pathOfCategory(category);
    return (
      path.length === segments.length && path.every((ancestor, index) => hasSlug(ancestor, segments[index]))
    );
  };
  return candidates.find(matchesPath) ?? candidates[0];
}
