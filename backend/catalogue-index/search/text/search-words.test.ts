import { describe, expect, test } from 'vitest';
import { searchRulesOf } from '#backend/languages/languages.ts';
import { MAX_WORD_LENGTH, searchWords, wordsOfToken } from './search-words.ts';

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

  test('accents are removed in every language', () => {
    for (const languageId of ['sv-SE', 'da-DK', 'nb-NO', 'en-GB', 'fi-FI'])
      expect(searchWords('Émile Bovárỳ Çelik Škvorecký', languageId)).toEqual([
        'emile',
        'bovary',
        'celik',
        'skvorecky',
      ]);
  });

  test('ø is ö and æ is ä in Nordic languages', () => {
    for (const languageId of ['sv-SE', 'da-DK', 'nb-NO', 'fi-FI'])
      expect(searchWords('Løgneren Ærø Ångström', languageId)).toEqual(['lögneren', 'ärö', 'ångström']);
  });

  test('å, ä and ö become base letters in English', () => {
    expect(searchWords('Løgneren Gösta Ångström', 'en-GB')).toEqual(['logneren', 'gosta', 'angstrom']);
    expect(searchWords('Encyclopædia', 'en-GB')).toEqual(['encyclopaedia']);
  });

  test('a letter with a combining accent is the composed letter', () => {
    expect(searchWords('Ga\u030ard Pa\u0308r'.normalize('NFD'), 'sv-SE')).toEqual(['gård', 'pär']);
  });

  test('foreign letters become the nearest base letters', () => {
    expect(searchWords('Straße Łódź Þór Œuvre', 'sv-SE')).toEqual(['strasse', 'lodz', 'thor', 'oeuvre']);
  });

  test('apostrophes join words, hyphens separate them', () => {
    expect(searchWords("Sophie's World", 'en-GB')).toEqual(['sophies', 'world']);
    expect(searchWords('Lykke-Per', 'da-DK')).toEqual(['lykke', 'per']);
    expect(searchWords("'quoted' - or not -", 'en-GB')).toEqual(['quoted', 'or', 'not']);
  });

  test('invisible characters do not split a word', () => {
    expect(searchWords('Lejon\u00adhjärta', 'sv-SE')).toEqual(['lejonhjärta']);
  });

  test('words of a language without rules are folded', () => {
    expect(searchWords('Die Verwandlung für Ärzte', 'de-DE')).toEqual(['die', 'verwandlung', 'fur', 'arzte']);
  });
});

describe('wordsOfToken returns further forms', () => {
  const swedish = searchRulesOf('sv-SE');

  test.each([
    ['spider-man', ['spider', 'man'], ['spiderman']],
    ['d’artagnan', ['dartagnan'], ['artagnan']],
    ["sophie's", ['sophies'], ['sophie']],
    ['hemsöborna', ['hemsöborna'], []],
  ])('%s', (token, words, furtherForms) => {
    expect(wordsOfToken(token, swedish)).toEqual({ words, furtherForms });
  });

  test('æ in English as ae or a', () => {
    expect(wordsOfToken('mænd', searchRulesOf('en-GB'))).toEqual({
      words: ['maend'],
      furtherForms: ['mand'],
    });
    expect(wordsOfToken('mænd-og-ræv', searchRulesOf('en-GB'))).toEqual({
      words: ['maend', 'og', 'raev'],
      furtherForms: ['maendograev', 'mandograv', 'mand', 'rav'],
    });
  });
});

describe('hostile texts', () => {
  test.each([
    ['ten thousand letters', 'a'.repeat(10_000), ['a'.repeat(MAX_WORD_LENGTH)]],
    ['emoji', '😀🎉📚', []],
    ['a letter outside the basic plane', '𐐀𐐁', ['𐐨𐐩']],
    ['lone surrogates', '\ud800 x \udc00', ['x']],
    ['NUL', 'a\0b', ['a', 'b']],
    ['right to left', 'שָׁלוֹם عَرَبِيّ', ['שלום', 'عربي']],
    ['accents without a letter', '\u0301\u0301', []],
  ])('%s', (_, text, words) => {
    expect(searchWords(text, 'sv-SE')).toEqual(words);
  });

  test('only the first ten words are used', () => {
    const words = Array.from({ length: 500 }, (_, i) => `ord${i}`);
    expect(searchWords(words.join(' '), 'sv-SE')).toEqual(words.slice(0, 10));
  });
});
