import { stemmer } from '@orama/stemmers/norwegian';
import { stemInDanishLetters } from '../danish-letters.ts';
import { digraphSpellings } from '../digraphs.ts';
import { type SearchRules, synonymsIn, wordsIn } from '../search-rules.ts';

export const searchRules: SearchRules = {
  hasNordicLetters: true,
  spellings: digraphSpellings,
  stem: (word) => stemInDanishLetters(word, stemNorwegian),
  articles: new Set(['en', 'ei', 'et', 'den', 'det', 'de']),
  stopWords: new Set(
    wordsIn(`
    og eller men i på av for til fra med om ved hos å at som der den det de en ei et er var väre blir ble har hadde ikke jeg du
    han hun vi dere meg deg seg oss min mitt mine din ditt dine sin sitt sine vår vårt våre deres hans hennes dets denne
    dette disse når hvor hva hvem hvordan så da enn man kan skal skulle vil også bare uten dem
  `),
  ),
  numberedWords: new Set(wordsIn('del bok bind nr nummer')),
  synonyms: synonymsIn([
    'innbundet hardback',
    'pocket paperback heftet',
    'ebok ebook',
    'lydbok audiobook',
    'krim kriminalroman kriminalromaner krimbok krimböker',
    'dikt poesi lyrikk',
    'teater dramatikk drama skuespill',
    'scifi science sf',
    'gröss skrekk',
    'barneböker barnebok barn',
    'erindringer memoarer selvbiografi',
    'thriller spenning',
  ]),
};

/** The plural of `bok` has another vowel. */
const BOOKS = /^(.*)bøker(?:ne)?s?$/;

/** A final m is doubled before an ending: hjem, hjemmet. */
function stemNorwegian(word: string): string {
  return stemmer(word.replace(BOOKS, '$1bok')).replace(/mm$/, 'm');
}
