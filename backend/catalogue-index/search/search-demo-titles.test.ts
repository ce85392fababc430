import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoDocuments } from './demo-documents.fixture.ts';
import { bareWord } from './nordic-letters.ts';
import { formsOf } from './plain-search.fixture.ts';
import { searchWords } from './search-words.ts';
import { everyone, frozenIndex, LANGUAGES } from './searched-books.fixture.ts';

describe.each(LANGUAGES)('the demo shop in $languageId', async ({ locale, languageId }) => {
  const documents = await demoDocuments(locale);
  const index = frozenIndex(languageId, documents);
  const knownWords = [...new Set(documents.flatMap((document) => formsOf(document, languageId)))].map(
    bareWord,
  );
  const spelling = (title: string) => searchWords(title, languageId).join(' ');

  /** The titles that nothing is better than; other editions may be called the same, or nearly. */
  const bestTitlesFor = (text: string) => {
    const { ordinals, scores } = index.search(text, everyone);
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
      expect(index.search(`${authors[0]} ${title}`, everyone).ordinals).toContain(ordinal);
  });

  test('every title with a letter wrong finds itself first', () => {
    const mistakes = fc.record({
      title: fc.constantFrom(...documents.map(({ title }) => title)),
      word: fc.nat(9),
      at: fc.nat(29),
      mistake: fc.constantFrom(...Object.values(MISTAKES)),
      letter: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzåäö'),
    });
    const property = fc.property(mistakes, ({ title, word, at, mistake, letter }) => {
      const words = searchWords(title, languageId);
      const right = words[word % words.length] as string;
      // With another first letter a word is as near to other titles.
      const wrong = mistake(right, 1 + (at % Math.max(1, right.length - 1)), letter);
      const isLongEnough = right.length > 4 && wrong.length > 3 && !/\d/.test(right);
      const isAnotherWord = knownWords.some((known) => known.startsWith(bareWord(wrong)));
      fc.pre(isLongEnough && !isAnotherWord);
      expect(bestTitlesFor(words.with(word % words.length, wrong).join(' '))).toContain(spelling(title));
    });
    fc.assert(property, { numRuns: 100 });
  });
});

const MISTAKES: Record<string, (word: string, at: number, letter: string) => string> = {
  another: (word, at, letter) => word.slice(0, at) + letter + word.slice(at + 1),
  more: (word, at, letter) => word.slice(0, at) + letter + word.slice(at),
  less: (word, at) => word.slice(0, at) + word.slice(at + 1),
  exchanged: (word, at) =>
    word.slice(0, at) + word.slice(at + 1, at + 2) + word.slice(at, at + 1) + word.slice(at + 2),
};
