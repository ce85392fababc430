import { stemmer } from '@orama/stemmers/swedish';
import { plainSearchRules, type SearchRules } from '../search-rules.ts';

export const searchRules: SearchRules = {
  ...plainSearchRules,
  hasNordicLetters: true,
  stem: stemmer,
  articles: new Set(['en', 'ett', 'den', 'det', 'de']),
};
