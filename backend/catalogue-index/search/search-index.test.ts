import { describe, expect, test } from 'vitest';
import { SearchIndex } from './search-index.ts';
import { allLive, book, frozenIndex, ranked, shopOf } from './search-shop.fixture.ts';
import { CodeIndex } from './segments/code-index.ts';
import { SearchIndexBuilder } from './segments/search-index-builder.ts';

describe('codes', () => {
  const codes = new CodeIndex(null);
  codes.add(0, ['KV-100', '9780306406157']);
  codes.add(1, ['1984']);
  const index = frozenIndex(
    'sv-SE',
    [
      book('Röda rummet'),
      book('Hemsöborna'),
      book('1984'),
      book('KV 100 KV-100', { texts: ['Även som 0804429573. 978 91 0 012345 7'] }),
    ],
    codes,
  );
  const find = (text: string) => ranked(index.search(text, allLive));

  test('a product is found by its article number and by its ISBN-10 or ISBN-13', () => {
    for (const text of ['kv-100', 'KV 100', '978-0-306-40615-7', '0306406152', 'ISBN 0-306-40615-2'])
      expect(find(text)).toEqual([0]);
  });

  test('a product with the code as title comes after it', () => {
    expect(find('1984')).toEqual([1, 2]);
  });

  test('the parts of an unknown ISBN are not searched', () => {
    for (const text of ['978-91-0-012345-7', '978 91 0 012345 7', '0-8044-2957-X'])
      expect(find(text)).toEqual([]);
  });

  test('only exact codes match', () => {
    expect(find('9780306406156')).toEqual([]);
    expect(find('978030640615')).toEqual([]);
  });

  test('a dead product is not found by its code', () => {
    expect(ranked(index.search('KV-100', (ordinal) => ordinal !== 0))).toEqual([3]);
  });
});

describe('added and changed products', () => {
  test('the tail is searched like the base', () => {
    const index = frozenIndex('sv-SE', [book('Gösta Berlings saga'), book('Doktor Glas')]);
    index.add(2, book('Röda rummet'));
    index.add(5, book('Glaset', { texts: ['En doktor.'] }));
    expect(ranked(index.search('röda rumet', allLive))).toEqual([2]);
    expect(ranked(index.search('doktor glas', allLive))).toEqual([1, 5]);
    expect(ranked(index.search('r', allLive))).toEqual([2]);
  });

  test('a changed product is found by its new words only', () => {
    const index = frozenIndex('sv-SE', [book('Fel titel')]);
    index.add(1, book('Rätt titel'));
    const isLive = (ordinal: number) => ordinal !== 0;
    expect(ranked(index.search('titel', isLive))).toEqual([1]);
    expect(ranked(index.search('rätt', isLive))).toEqual([1]);
  });

  test('a word that only dead products contain matches similar words', () => {
    const index = frozenIndex('sv-SE', [book('Malt'), book('Salt')]);
    expect(ranked(index.search('malt', (ordinal) => ordinal !== 0))).toEqual([1]);
  });

  test('works without a base and with an empty one', () => {
    for (const base of [null, new SearchIndexBuilder('nb-NO').build()]) {
      const index = new SearchIndex('nb-NO', base);
      expect(index.search('sult', allLive).ordinals).toHaveLength(0);
      index.add(7, book('Sult'));
      expect(ranked(index.search('sult', allLive))).toEqual([7]);
    }
  });

  test('rejects ordinals that do not ascend', () => {
    const index = frozenIndex('sv-SE', [book('Ett'), book('Två')]);
    expect(() => index.add(1, book('Tre'))).toThrow('base');
    index.add(4, book('Fyra'));
    expect(() => index.add(3, book('Tre'))).toThrow('after');
  });

  test('finds products with large gaps between their ordinals', () => {
    const builder = new SearchIndexBuilder('sv-SE');
    builder.add(3, book('Aniara', { texts: ['epos'] }));
    builder.add(100_000, book('Aniara', { texts: ['epos'] }));
    const index = new SearchIndex('sv-SE', builder.build());
    expect([...index.search('aniara epos', allLive).ordinals]).toEqual([3, 100_000]);
  });
});

test('the data of an index can be cloned to another thread', () => {
  const builder = new SearchIndexBuilder('sv-SE');
  builder.add(0, book('Röda rummet', { texts: ['August Strindberg'] }));
  const copy = structuredClone(builder.build());
  expect(copy.letters.buffer).toBeInstanceOf(SharedArrayBuffer);
  expect(ranked(new SearchIndex('sv-SE', copy).search('strindberg rummet', allLive))).toEqual([0]);
});

describe('hostile texts', () => {
  const { index } = shopOf('sv-SE', ['Röda rummet', 'Gösta Berlings saga', '100 år']);

  test.each([
    ['an empty text', ''],
    ['spaces', ' \t\n '],
    ['punctuation', '!"#€%&/()=?`^*_:;><|'.repeat(500)],
    ['emoji', '😀🎉'.repeat(5000)],
    ['NUL', '\0\0röd\0'],
    ['right to left', 'אבגדה عربية \u202e'],
    ['lone surrogates', '\ud800\udc00\ud800'],
    ['a long word', 'a'.repeat(10_000)],
    ['many words', 'gösta saga '.repeat(1000)],
    ['many different words', Array.from({ length: 2000 }, (_, i) => `ord${i}x`).join(' ')],
    ['accents', `e${'\u0301'.repeat(9999)}`],
    ['hyphens', 'a-'.repeat(5000)],
    ['properties of objects', '__proto__ constructor toString'],
  ])('%s', (_, text) => {
    const { ordinals, scores } = index.search(text, allLive);
    expect(ordinals).toHaveLength(scores.length);
  });

  test('still match their words', () => {
    expect(ranked(index.search('\0röda\0rummet\0', allLive))).toEqual([0]);
    expect(ranked(index.search(`gösta${' '.repeat(10)}🎉 berlings`, allLive))).toEqual([1]);
  });
});
