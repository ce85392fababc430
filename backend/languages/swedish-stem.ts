import { stemmer } from '@orama/stemmers/swedish';

/** The definite form of neuter nouns, which the stemmer leaves: huset, barnet. `-het` is another ending, as in hemlighet. */
const NEUTER = /^(.*[aeiouyåäö].*[bcdfgjklmnpqrstvxz])et$/;

/** Nouns that end in -et themselves. */
const NOT_DEFINITE =
  /(?:planet|paket|raket|magnet|komet|profet|alfabet|budget|internet|kabaret|biljet|diamet)$/;

/** The plural of `bok` has another vowel: anteckningsböcker. */
const BOOKS = /böck$/;

export function stemSwedish(word: string): string {
  const stem = stemmer(word).replace(BOOKS, 'bok');
  const [, noun] = (NOT_DEFINITE.test(stem) ? null : NEUTER.exec(stem)) ?? [];
  if (noun === undefined) return stem;
  // A final m is doubled before an ending: hem, hemmet.
  return noun.endsWith('mm') ? noun.slice(0, -1) : noun;
}
