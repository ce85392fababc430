import { type Category, pathOfCategory } from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';

/** Slug → the categories that have had it, the last owner first. */
export type FormerOwners = ReadonlyMap<string, readonly number[]>;

/**
 * The category that a path has led to, where each step may be a slug of today or one of before. Two shelves may share a
 * last step, so that whose whole path fits comes first; a shelf that has moved is known by its last step alone.
 */
export function categoryOfFormerPath(
  steps: readonly string[],
  former: FormerOwners,
  { catalogue, language }: Pick<Scope, 'catalogue' | 'language'>,
): Category | undefined {
  const slugOf = (category: Category) => category.texts.get(language.id)?.slug;
  const isNamed = (category: Category, slug: string | undefined) =>
    slug !== undefined && (slugOf(category) === slug || (former.get(slug)?.includes(category.id) ?? false));
  const last = steps.at(-1) ?? '';
  const candidates = [
    ...[...catalogue.categories.values()].filter((category) => slugOf(category) === last),
    ...(former.get(last) ?? []).flatMap((id) => catalogue.categories.get(id) ?? []),
  ].filter(({ texts }) => texts.has(language.id));
  const fits = (category: Category) => {
    const path = pathOfCategory(category);
    return path.length === steps.length && path.every((step, index) => isNamed(step, steps[index]));
  };
  return candidates.find(fits) ?? candidates[0];
}
