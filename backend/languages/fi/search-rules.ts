import { stemmer } from '@orama/stemmers/finnish';
import { plainSearchRules, type SearchRules } from '../search-rules.ts';

export const searchRules: SearchRules = { ...plainSearchRules, hasNordicLetters: true, stem: stemmer };
