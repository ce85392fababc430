import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchPlainly } from './plain-search.fixture.ts';
import { SearchIndex } from './search-index.ts';
import { SearchIndexBuilder } from './search-index-builder.ts';
import { book, everyone, frozenIndex, LANGUAGES } from './searched-books.fixture.ts';

/** Few letters, so that words meet. */
const word = fc.string({ unit: fc.constantFrom(...'arnesåäöo'), minLength: 1, maxLength: 6 });
const words = (most: number) => fc.array(word, { maxLength: most }).map((all) => all.join(' '));
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

test('base and tail give what a base of all gives', () => {
  const texts = fc.array(words(3), { maxLength: 5 });
  const property = fc.property(documents, languageId, fc.nat(60), texts, (all, language, split, queries) => {
    const builder = new SearchIndexBuilder(language);
    for (const [ordinal, document] of all.slice(0, split).entries()) builder.add(ordinal, document);
    const parts = new SearchIndex(language, builder.build());
    for (const [i, document] of all.slice(split).entries()) parts.add(split + i, document);
    const whole = frozenIndex(language, all);
    for (const text of queries) expect(parts.search(text, everyone)).toEqual(whole.search(text, everyone));
  });
  fc.assert(property, { numRuns: 100 });
});

test('what is found is what one finds by reading everything', () => {
  const property = fc.property(documents, languageId, words(3), (all, language, text) => {
    const expected = searchPlainly(all, text, language);
    fc.pre(expected !== null);
    expect([...frozenIndex(language, all).search(text, everyone).ordinals]).toEqual(expected);
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

test('no text is too strange', () => {
  const index = frozenIndex('sv-SE', [book('Röda rummet'), book('Gösta Berlings saga')]);
  const property = fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
    expect(index.search(text, everyone).ordinals.length).toBeLessThanOrEqual(2);
  });
  fc.assert(property);
});
