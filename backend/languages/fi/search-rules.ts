import { stemmer } from '@orama/stemmers/finnish';
import { digraphSpellings } from '../digraphs.ts';
import { plainSearchRules, type SearchRules, synonymsIn, wordsIn } from '../search-rules.ts';

export const searchRules: SearchRules = {
  ...plainSearchRules,
  hasNordicLetters: true,
  spellings: digraphSpellings,
  stem: stemmer,
  stopWords: new Set(
    wordsIn(`
    ja tai sekä on ei oli ovat olla ole olen olet en et emme eivät se ne hän he minä sinä me te sen niiden hänen heidän minun
    sinun että kun kuin jos mutta vaan niin myös joka jotka mikä mitä kuka tämä tuo nämä nuo vain
  `),
  ),
  numberedWords: new Set(wordsIn('osa kirja nro numero')),
  synonyms: synonymsIn([
    'kovakantinen sidottu',
    'pokkari taskukirja pehmeäkantinen',
    'ekirja ebook',
    'äänikirja audiobook',
    'dekkari dekkarit rikosromaani rikosromaanit rikos jännitys',
    'runous runot runokirja',
    'näytelmät draama teatteri',
    'scifi tieteiskirjallisuus',
    'kauhu kauhukirjat',
    'lastenkirjat lastenkirja lapset',
    'muistelmat muistelma omaelämäkerta',
    'trilleri trillerit',
  ]),
};
