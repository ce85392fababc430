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
  const isLetterUpTo = (index: number, key: string) =>
    letterCollator.compare(alphabet[index] ?? '', key) <= 0;
  // Comparisons take nearly all of the time. The names are sorted, so the search starts at the letter of the previous name.
  let letterIndex = -1;
  const groups = Map.groupBy(keyed, ({ key }) => {
    if (!/^\p{Script=Latin}/u.test(key)) return otherLetter;
    while (letterIndex >= 0 && !isLetterUpTo(letterIndex, key)) letterIndex--;
    while (letterIndex + 1 < alphabet.length && isLetterUpTo(letterIndex + 1, key)) letterIndex++;
    return alphabet[letterIndex] ?? otherLetter;
  });
  return lettersOf(locale).flatMap((letter) => {
    const group = groups.get(letter);
    return group ? [{ letter, items: group.map(({ item }) => item) }] : [];
  });
}

function stripLeadingPunctuation(name: string): string {
  return name.replace(/^[^\p{L}\p{N}]+/u, '');
}
