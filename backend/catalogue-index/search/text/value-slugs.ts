import { slug as slugOf } from '#contract/product/slug.ts';
import type { Language } from '../../channel.ts';
import type { FoundParameterValue } from '../../engine.ts';

/** Slugs by language id. */
export type SlugsByLanguage = ReadonlyMap<string, string>;

/** The slugs of the key and of all labels of a value. Another value may have the same slugs. */
export function nameSlugsOf({ key, labels }: Pick<FoundParameterValue, 'key' | 'labels'>): string[] {
  // Most names are the same in all languages.
  const slugs = [...new Set([key, ...labels.values()])].map(slugOf);
  return [...new Set(slugs)].filter((slug) => slug !== '');
}

/**
 * The slug of a value in each language: of its label, else of its key. If both slugs belong to an older value, or the name has
 * no Latin letters, the id follows: `anna-berg~17`, `~18`.
 */
export function chooseValueSlugs(
  value: FoundParameterValue,
  languages: readonly Language[],
  findOwner: (slug: string) => number | undefined,
): SlugsByLanguage {
  const id = Number(value.facetId.slice('p_'.length));
  const keySlug = slugOf(value.key);
  return new Map(
    languages.map((language) => {
      const label = value.labels.get(language.id);
      const labelSlug = label === undefined ? keySlug : slugOf(label);
      const ownedSlug = [labelSlug, keySlug].find((slug) => slug !== '' && findOwner(slug) === id);
      return [language.id, ownedSlug ?? `${labelSlug || keySlug}~${id}`];
    }),
  );
}

/** The id at the end of a slug such as `anna-berg~17`. */
export function idOfValueSlug(slug: string): number | undefined {
  const [, id] = /~([1-9]\d{0,8})$/.exec(slug) ?? [];
  return id === undefined ? undefined : Number(id);
}
