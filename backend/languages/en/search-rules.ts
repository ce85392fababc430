import { stemmer } from '@orama/stemmers/english';
import { plainSearchRules, type SearchRules } from '../search-rules.ts';

export const searchRules: SearchRules = {
  ...plainSearchRules,
  stem: stemmer,
  articles: new Set(['the', 'a', 'an']),
};
