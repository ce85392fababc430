import { stemmer } from '@orama/stemmers/danish';
import { stemInDanishLetters } from '../danish-letters.ts';
import { digraphSpellings } from '../digraphs.ts';
import { type SearchRules, synonymsIn, wordsIn } from '../search-rules.ts';

export const searchRules: SearchRules = {
  hasNordicLetters: true,
  spellings: digraphSpellings,
  stem: (word) => stemInDanishLetters(word, stemDanish),
  articles: new Set(['en', 'et', 'den', 'det', 'de']),
  stopWords: new Set(
    wordsIn(`
    og eller men i på af for til fra med om ved hos at som der den det de en et er var väre bliver blev har havde ikke jeg du
    han hun vi i mig dig sig os jer min mit mine din dit dine sin sit sine vor vores deres hans hendes dets denne dette disse
    når hvor hvad hvem hvordan så da end man kan skal skulle vil også kun uden dem
  `),
  ),
  numberedWords: new Set(wordsIn('del bog bind nr nummer')),
  synonyms: synonymsIn([
    'indbundet hardback hardcover',
    'paperback pocket häftet',
    'ebog ebook',
    'lydbog audiobook',
    'krimi krim kriminalroman kriminalromaner krimier',
    'digte poesi lyrik',
    'teater dramatik drama skuespil',
    'scifi science sf',
    'gyser gys',
    'börneböger börnebog börn',
    'erindringer memoirer selvbiografi',
    'thriller spänding',
  ]),
};

/** The plural of `bog` has another vowel. */
const BOOKS = /^(.*)bøger(?:ne)?s?$/;

function stemDanish(word: string): string {
  return stemmer(word.replace(BOOKS, '$1bog'));
}
