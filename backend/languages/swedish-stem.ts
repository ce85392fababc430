import { stemmer } from '@orama/stemmers/swedish';

/** Definite forms of neuter nouns, which the stemmer does not shorten: huset, barnet. But -het, as in hemlighet, stays. */
const NEUTER = /^(.*[aeiouyåäö].*[bcdfgjklmnpqrstvxz])et$/;

/** Nouns that end in -et themselves. */
const NOT_DEFINITE =
  /(?:planet|paket|raket|magnet|komet|profet|alfabet|budget|internet|kabaret|biljet|diamet)$/;

/** The plural of `bok` has another vowel: anteckningsböcker. */
const BOOKS = /böck$/;

export function stemSwedish(word: string): string {
  const stem = stemmer(word).replace(BOOKS, 'bok');
  if (NOT_DEFINITE.test(stem)) return stem;
  const noun = NEUTER.exec(stem)?.[1];
  if (noun === undefined) return stem;
  // A final m is doubled before an ending: hem, hemmet.
  return noun.endsWith('mm') ? noun.slice(0, -1) : noun;
}
