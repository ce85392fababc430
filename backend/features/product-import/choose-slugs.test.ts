import { expect, test } from 'vitest';
import { slugCandidates } from './choose-slugs.ts';

const book = (title: string, authors?: string[], languages?: string[]) =>
  slugCandidates({
    line: 1,
    key: 'shelf:1',
    madeArticleNumber: 'shelf-1',
    title,
    authors,
    languages,
    descriptions: new Map(),
    prices: new Map(),
  });

const own = expect.stringMatching(/-[0-9a-f]{10}$/);

test('An address is the title, and more only where others have it', () => {
  expect(book('Röda rummet', ['August Strindberg', 'Somebody'], ['sv'])).toEqual([
    'roda-rummet',
    'roda-rummet-august-strindberg',
    'roda-rummet-august-strindberg-sv',
    own,
  ]);
  expect(book('Röda rummet')).toEqual(['roda-rummet', own]);
});

test('A title without Latin letters gets one all the same', () => {
  expect(book('Война и мир', ['Лев Толстой'], ['ru'])).toEqual([
    expect.stringMatching(/^book-[0-9a-f]{10}$/),
  ]);
});

test('A long title ends after a whole word', () => {
  const [first = ''] = book(
    'A true and complete history of everything that has ever happened to anybody at all anywhere',
  );
  expect(first).toBe('a-true-and-complete-history-of-everything-that-has-ever-happened-to-anybody-at');
});
