import { LOCALES, type LocaleCode } from '#contract/locales.ts';

export interface LetterGroup<T> {
  letter: string;
  items: T[];
}

/** Group of names that start with a digit or with a letter outside the language's alphabet. */
export const otherLetter = '#';

export function lettersOf(locale: LocaleCode): string[] {
  return [otherLetter, ...LOCALES[locale].alphabet];
}

/**
 * Sorts by the collation rules of the language and puts each name under the last letter that does not sort after it: É is
 * an E everywhere, Ö is a letter in Swedish, an Ø in Danish and an O in English, and a Danish Aa is an Å. Letters without
 * names are left out.
 */
export function groupByLetter<T extends { name: string }>(items: T[], locale: LocaleCode): LetterGroup<T>[] {
  const nameCollator = new Intl.Collator(LOCALES[locale].iso, { numeric: true });
  const letterCollator = new Intl.Collator(LOCALES[locale].iso, { sensitivity: 'base' });
  const alphabet = [...LOCALES[locale].alphabet];
  const keyed = items.map((item) => ({ item, key: stripLeadingPunctuation(item.name) }));
  keyed.sort((a, b) => nameCollator.compare(a.key, b.key));
  const groups = Map.groupBy(keyed, ({ key }) =>
    /^\p{Script=Latin}/u.test(key)
      ? (alphabet.findLast((letter) => letterCollator.compare(letter, key) <= 0) ?? otherLetter)
      : otherLetter,
  );
  return lettersOf(locale).flatMap((letter) => {
    const group = groups.get(letter);
    return group ? [{ letter, items: group.map(({ item }) => item) }] : [];
  });
}

function stripLeadingPunctuation(name: string): string {
  return name.replace(/^[^\p{L}\p{N}]+/u, '');
}
