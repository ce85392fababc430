import { describe, expect, test } from 'vitest';
import { languageRules } from './language-rules.ts';
import { LONGEST_WORD, searchWords, wordsOfToken } from './search-words.ts';

describe('words of a text', () => {
  test.each([
    ['Män som hatar kvinnor', 'sv-SE', ['män', 'som', 'hatar', 'kvinnor']],
    ['Naiv. Super.', 'nb-NO', ['naiv', 'super']],
    ['1984', 'en-GB', ['1984']],
    ['Vem? Vem!', 'sv-SE', ['vem']],
    ['  \t\n ', 'sv-SE', []],
    ['?!… — «»', 'sv-SE', []],
  ])('%s', (text, languageId, words) => {
    expect(searchWords(text, languageId)).toEqual(words);
  });

  test('accents go in every language, é as e', () => {
    for (const languageId of ['sv-SE', 'da-DK', 'nb-NO', 'en-GB', 'fi-FI'])
      expect(searchWords('Émile Bovárỳ Çelik Škvorecký', languageId)).toEqual([
        'emile',
        'bovary',
        'celik',
        'skvorecky',
      ]);
  });

  test('ø is ö and æ is ä wherever these are letters', () => {
    for (const languageId of ['sv-SE', 'da-DK', 'nb-NO', 'fi-FI'])
      expect(searchWords('Løgneren Ærø Ångström', languageId)).toEqual(['lögneren', 'ärö', 'ångström']);
  });

  test('in English the bare letter is as good', () => {
    expect(searchWords('Løgneren Gösta Ångström', 'en-GB')).toEqual(['logneren', 'gosta', 'angstrom']);
    expect(searchWords('Encyclopædia', 'en-GB')).toEqual(['encyclopaedia']);
  });

  test('a letter made of two characters is the letter', () => {
    expect(searchWords('Ga\u030ard Pa\u0308r'.normalize('NFD'), 'sv-SE')).toEqual(['gård', 'pär']);
  });

  test('letters that are none of ours become the nearest ones', () => {
    expect(searchWords('Straße Łódź Þór Œuvre', 'sv-SE')).toEqual(['strasse', 'lodz', 'thor', 'oeuvre']);
  });

  test('apostrophes join, hyphens part', () => {
    expect(searchWords("Sophie's World", 'en-GB')).toEqual(['sophies', 'world']);
    expect(searchWords('Lykke-Per', 'da-DK')).toEqual(['lykke', 'per']);
    expect(searchWords("'quoted' - or not -", 'en-GB')).toEqual(['quoted', 'or', 'not']);
  });

  test('what nobody sees does not part a word', () => {
    expect(searchWords('Lejon\u00adhjärta', 'sv-SE')).toEqual(['lejonhjärta']);
  });

  test('a shop may have languages that we know nothing about', () => {
    expect(searchWords('Die Verwandlung für Ärzte', 'de-DE')).toEqual(['die', 'verwandlung', 'fur', 'arzte']);
  });
});

describe('words of a document are found in further forms', () => {
  const swedish = languageRules('sv-SE');

  test.each([
    ['spider-man', ['spider', 'man'], ['spiderman']],
    ['d’artagnan', ['dartagnan'], ['artagnan']],
    ["sophie's", ['sophies'], ['sophie']],
    ['hemsöborna', ['hemsöborna'], []],
  ])('%s', (token, words, furtherForms) => {
    expect(wordsOfToken(token, swedish)).toEqual({ words, furtherForms });
  });

  test('æ in English as ae or a', () => {
    expect(wordsOfToken('mænd', languageRules('en-GB'))).toEqual({
      words: ['maend'],
      furtherForms: ['mand'],
    });
  });
});

describe('hostile texts', () => {
  test.each([
    ['ten thousand letters', 'a'.repeat(10_000), ['a'.repeat(LONGEST_WORD)]],
    ['emoji', '😀🎉📚', []],
    ['a letter beyond the sixteen bits', '𐐀𐐁', ['𐐨𐐩']],
    ['half a character', '\ud800 x \udc00', ['x']],
    ['NUL', 'a\0b', ['a', 'b']],
    ['right to left', 'שָׁלוֹם عَرَبِيّ', ['שלום', 'عربي']],
    ['accents without a letter', '\u0301\u0301', []],
  ])('%s', (_, text, words) => {
    expect(searchWords(text, 'sv-SE')).toEqual(words);
  });

  test('ten words are enough', () => {
    const words = Array.from({ length: 500 }, (_, i) => `ord${i}`);
    expect(searchWords(words.join(' '), 'sv-SE')).toEqual(words.slice(0, 10));
  });
});
