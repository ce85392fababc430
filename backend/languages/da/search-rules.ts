import { stemmer } from '@orama/stemmers/danish';
import { stemInDanishLetters, withAndWithoutDigraphs } from '../danish-letters.ts';
import type { SearchRules } from '../search-rules.ts';

export const searchRules: SearchRules = {
  hasNordicLetters: true,
  spellings: withAndWithoutDigraphs,
  stem: (word) => stemInDanishLetters(word, stemmer),
  articles: new Set(['en', 'et', 'den', 'det', 'de']),
};
