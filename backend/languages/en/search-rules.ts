import { stemmer } from '@orama/stemmers/english';
import { baseLetterSpellings } from '../digraphs.ts';
import { plainSearchRules, type SearchRules, synonymsIn, wordsIn } from '../search-rules.ts';

export const searchRules: SearchRules = {
  ...plainSearchRules,
  spellings: baseLetterSpellings,
  stem: stemmer,
  articles: new Set(['the', 'a', 'an']),
  stopWords: new Set(
    wordsIn(`
    the a an and or but of in on at to for from by with as is are was were be been it its he she his her him they their them
    we our us you your i my me this that these those not if so than then there who what which when where how into about has
    have had will would can could do did
  `),
  ),
  numberedWords: new Set(wordsIn('book part volume vol no number')),
  synonyms: synonymsIn([
    'hardback hardcover',
    'paperback softcover pocket',
    'audiobook audio',
    'crime mystery mysteries detective whodunit whodunnit',
    'poems poetry verse',
    'plays drama theatre',
    'scifi science sf',
    'ghost horror',
    'kids children childrens',
    'memoir memoirs autobiography',
    'thriller thrillers suspense',
  ]),
};
