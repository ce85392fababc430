import { CONTRIBUTOR_ROLES } from '#contract/product/contributor-roles.ts';
import type { Book } from '../book/book.ts';
import type { Contributors } from '../references/contributors.ts';
import type { SkuFormat } from '../references/sku-formats.ts';
import type { StoredProduct } from './product-state.ts';

export interface ParameterIdentifiers {
  format: SkuFormat;
  contributors: Contributors;
  /** Identifiers of further parameters, by the name of their column. */
  custom: ReadonlyMap<string, string>;
}

/** The keys of the values of each parameter. The row replaces the stored values of its parameters. */
export function desiredParameters(
  book: Book,
  stored: StoredProduct | undefined,
  { format, contributors, custom }: ParameterIdentifiers,
): Map<string, readonly string[]> {
  const parameters = new Map(stored?.parameters);
  /** Undefined leaves the stored values; null and an empty list remove them. */
  const set = (identifier: string, keys: readonly (number | string)[] | null | undefined) => {
    if (keys === undefined) return;
    if (keys === null || keys.length === 0) parameters.delete(identifier);
    else parameters.set(identifier, [...new Set(keys.map(String))]);
  };
  /** A list of the value; undefined and null stay as they are. */
  const one = <T>(value: T | null | undefined) => value && [value];
  for (const role of CONTRIBUTOR_ROLES)
    set(
      role,
      book.contributors[role]?.map((contributor) => contributors.valueKeyOf(contributor)),
    );
  set('language', book.languages);
  set('original-language', book.originalLanguages);
  set('first-published', one(book.year));
  set('publication-date', one(book.publicationDate));
  set('pages', one(book.pages));
  set('running-time', one(book.runningMinutes));
  set('series', book.series && [book.series.name]);
  set('series-number', book.series === undefined ? undefined : one(book.series?.number ?? null));
  set('age', book.ages && [ageKey(book.ages)]);
  set('award', book.awards);
  set('imprint', one(book.imprint));
  set('review-quote', book.reviewQuotes);
  set('manufacturer', one(book.manufacturer));
  set('responsible-person', one(book.responsiblePerson));
  set('warning', book.safetyWarnings);
  set('accessibility', book.accessibility);
  set('subject', book.thema);
  set('keyword', book.keywords);
  set('format', [format.key]);
  for (const [name, values] of book.parameters) set(custom.get(name) ?? name, values);
  return parameters;
}

/** "6-9", "9+" or "0-3". */
function ageKey({ from, to }: { from?: number; to?: number }): string {
  return to === undefined ? `${from}+` : `${from ?? 0}-${to}`;
}
