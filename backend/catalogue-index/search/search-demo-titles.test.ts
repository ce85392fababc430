import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { demoDocuments, demoLanguages } from '../../../tests/demo-documents.ts';
import { formsOf } from './reference-search.fixture.ts';
import { allLive, frozenIndex } from './search-shop.fixture.ts';
import { baseWord } from './text/nordic-letters.ts';
import { searchWords } from './text/search-words.ts';

describe.each(demoLanguages)('the demo shop in %s', async (locale) => {
  const languageId = LOCALES[locale].iso;
  const documents = await demoDocuments(locale);
  const index = frozenIndex(languageId, documents);
  const knownWords = [...new Set(documents.flatMap((document) => formsOf(document, languageId)))].map(
    baseWord,
  );
  const spelling = (title: string) => searchWords(title, languageId).join(' ');

  /** The titles with the highest score; other editions may have the same or nearly the same title. */
  const bestTitlesFor = (text: string) => {
    const { ordinals, scores } = index.search(text, allLive);
    const best = Math.max(...scores);
    return [...ordinals]
      .filter((_, i) => scores[i] === best)
      .map((ordinal) => spelling(documents[ordinal]?.title ?? ''));
  };

  test('every title finds itself first', () => {
    for (const { title } of documents) expect(bestTitlesFor(title)).toContain(spelling(title));
  });

  test('every title is found with its author', () => {
    for (const [ordinal, { title, authors }] of documents.entries())
      expect(index.search(`${authors[0]} ${title}`, allLive).ordinals).toContain(ordinal);
  });

  /** Undefined if the word is short, a number, or becomes another word. */
  const withTypo = ({ title, word, at, addTypo, letter }: Typo): string | undefined => {
    const words = searchWords(title, languageId);
    const correct = words[word % words.length] as string;
    // With another first letter a word is as close to other titles.
    const misspelled = addTypo(correct, 1 + (at % Math.max(1, correct.length - 1)), letter);
    const isLongEnough = correct.length > 4 && misspelled.length > 3 && !/\d/.test(correct);
    const isAnotherWord = knownWords.some((known) => known.startsWith(baseWord(misspelled)));
    return isLongEnough && !isAnotherWord ? words.with(word % words.length, misspelled).join(' ') : undefined;
  };

  test('99 % of the titles with one typo find themselves first', () => {
    const typos: fc.Arbitrary<Typo> = fc.record({
      title: fc.constantFrom(...documents.map(({ title }) => title)),
      word: fc.nat(9),
      at: fc.nat(29),
      addTypo: fc.constantFrom(...Object.values(TYPOS)),
      letter: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzåäö'),
    });
    // The same typos in every run: a share of a random sample would sometimes be too low.
    const searched = fc.sample(typos, { numRuns: 400, seed: 16 }).flatMap((typo) => {
      const text = withTypo(typo);
      return text === undefined ? [] : [{ text, title: spelling(typo.title) }];
    });
    const missed = searched.filter(({ text, title }) => !bestTitlesFor(text).includes(title));
    expect(searched.length).toBeGreaterThan(150);
    expect(missed.length / searched.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.01);
  });
});

interface Typo {
  title: string;
  word: number;
  at: number;
  addTypo: (word: string, at: number, letter: string) => string;
  letter: string;
}

const TYPOS: Record<string, Typo['addTypo']> = {
  replaced: (word, at, letter) => word.slice(0, at) + letter + word.slice(at + 1),
  added: (word, at, letter) => word.slice(0, at) + letter + word.slice(at),
  omitted: (word, at) => word.slice(0, at) + word.slice(at + 1),
  exchanged: (word, at) =>
    word.slice(0, at) + word.slice(at + 1, at + 2) + word.slice(at, at + 1) + word.slice(at + 2),
};
