import fc from 'fast-check';
import { expect, test } from 'vitest';
import { referenceSearch } from './reference-search.fixture.ts';
import { SearchIndex } from './search-index.ts';
import { allLive, book, frozenIndex, LANGUAGES } from './search-shop.fixture.ts';
import { SearchIndexBuilder } from './segments/search-index-builder.ts';

/** Few letters, so that words match often. */
const word = fc.string({ unit: fc.constantFrom(...'arnesåäöo'), minLength: 1, maxLength: 6 });
const words = (maxLength: number) => fc.array(word, { maxLength }).map((all) => all.join(' '));
const documents = fc.array(
  fc.record({
    title: words(4),
    authors: fc.array(words(2), { maxLength: 2 }),
    names: fc.array(words(2), { maxLength: 2 }),
    texts: fc.array(words(12), { maxLength: 2 }),
  }),
  { maxLength: 60 },
);
const languageId = fc.constantFrom(...LANGUAGES.map((language) => language.languageId));

test('base and tail together give the same results as one base', () => {
  const texts = fc.array(words(3), { maxLength: 5 });
  const property = fc.property(documents, languageId, fc.nat(60), texts, (all, language, split, queries) => {
    const builder = new SearchIndexBuilder(language);
    for (const [ordinal, document] of all.slice(0, split).entries()) builder.add(ordinal, document);
    const parts = new SearchIndex(language, builder.build());
    for (const [i, document] of all.slice(split).entries()) parts.add(split + i, document);
    const whole = frozenIndex(language, all);
    for (const text of queries) expect(parts.search(text, allLive)).toEqual(whole.search(text, allLive));
  });
  fc.assert(property, { numRuns: 100 });
});

test('results equal those of the reference search', () => {
  const property = fc.property(documents, languageId, words(3), (all, language, text) => {
    const expected = referenceSearch(all, text, language);
    fc.pre(expected !== null);
    expect([...frozenIndex(language, all).search(text, allLive).ordinals]).toEqual(expected);
  });
  fc.assert(property, { numRuns: 100 });
});

test('dead products are never found, ordinals ascend, and every hit has a score', () => {
  const property = fc.property(documents, words(3), (all, text) => {
    const isLive = (ordinal: number) => ordinal % 2 === 0;
    const { ordinals, scores } = frozenIndex('sv-SE', all).search(text, isLive);
    expect([...ordinals].every(isLive)).toBe(true);
    expect([...ordinals]).toEqual([...new Set(ordinals)].sort((a, b) => a - b));
    expect([...scores].filter((score) => score > 0)).toHaveLength(ordinals.length);
  });
  fc.assert(property, { numRuns: 100 });
});

test('any text can be searched', () => {
  const index = frozenIndex('sv-SE', [book('Röda rummet'), book('Gösta Berlings saga')]);
  const property = fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
    expect(index.search(text, allLive).ordinals.length).toBeLessThanOrEqual(2);
  });
  fc.assert(property);
});
