import { LOCALES, type LocaleCode } from '#contract/locales.ts';

export interface LetterGroup<T> {
  letter: string;
  items: T[];
}

const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The letters of each language, in its own order. */
const alphabets: Record<LocaleCode, string> = {
  sv: `${latin}ÅÄÖ`,
  fi: `${latin}ÅÄÖ`,
  da: `${latin}ÆØÅ`,
  nb: `${latin}ÆØÅ`,
  en: latin,
};

/** Where digits stand, and whatever the language has no letter for. */
export const otherLetter = '#';

export function lettersOf(locale: LocaleCode): string[] {
  return [otherLetter, ...alphabets[locale]];
}

/**
 * As the dictionaries of the language do it: sorted by its rules, each name under the last letter that does not come
 * after it. So É is an E everywhere, Ö a letter of its own in Swedish, an Ø in Danish and an O in English, and a Danish
 * Aa stands under Å. Letters without a name are left out.
 */
export function groupByLetter<T extends { name: string }>(items: T[], locale: LocaleCode): LetterGroup<T>[] {
  const order = new Intl.Collator(LOCALES[locale].iso, { numeric: true });
  const letters = new Intl.Collator(LOCALES[locale].iso, { sensitivity: 'base' });
  const alphabet = [...alphabets[locale]];
  const keyed = items.map((item) => ({ item, key: withoutSigns(item.name) }));
  keyed.sort((a, b) => order.compare(a.key, b.key));
  const groups = Map.groupBy(keyed, ({ key }) =>
    /^\p{Script=Latin}/u.test(key)
      ? (alphabet.findLast((letter) => letters.compare(letter, key) <= 0) ?? otherLetter)
      : otherLetter,
  );
  return lettersOf(locale).flatMap((letter) => {
    const group = groups.get(letter);
    return group ? [{ letter, items: group.map(({ item }) => item) }] : [];
  });
}

/** Quotation marks and the like do not sort. */
function withoutSigns(name: string): string {
  return name.replace(/^[^\p{L}\p{N}]+/u, '');
}
