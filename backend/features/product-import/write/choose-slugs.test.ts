import { expect, test } from 'vitest';
import { slugCandidates } from './choose-slugs.ts';

const candidatesOf = (title: string, authors: string[] = [], languages?: string[], format?: string) =>
  slugCandidates({
    key: 'shelf:1',
    title,
    contributors: { author: authors.map((name) => ({ name })) },
    languages,
    format,
  });

const withHash = expect.stringMatching(/-[0-9a-f]{10}$/);

test('a slug is the title, and longer if others have it', () => {
  expect(candidatesOf('Röda rummet', ['August Strindberg', 'Another Author'], ['sv'])).toEqual([
    'roda-rummet',
    'roda-rummet-august-strindberg',
    'roda-rummet-august-strindberg-sv',
    withHash,
  ]);
  expect(candidatesOf('Röda rummet')).toEqual(['roda-rummet', withHash]);
  expect(candidatesOf('Röda rummet', [], ['sv'], 'hardback')).toContain('roda-rummet-sv-hardback');
});

test('a title without Latin letters gets a slug from its key', () => {
  expect(candidatesOf('Война и мир', ['Лев Толстой'], ['ru'])).toEqual([
    expect.stringMatching(/^book-[0-9a-f]{10}$/),
  ]);
});

test('a long title is cut after a whole word', () => {
  const [first = ''] = candidatesOf(
    'A true and complete history of everything that has ever happened to anybody at all anywhere',
  );
  expect(first).toBe('a-true-and-complete-history-of-everything-that-has-ever-happened-to-anybody-at');
});
