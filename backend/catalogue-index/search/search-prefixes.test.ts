import { describe, expect, test } from 'vitest';
import { allLive, book, frozenIndex, shopOf } from './search-shop.fixture.ts';

describe('while a word is typed', () => {
  const { find } = shopOf('sv-SE', [
    book('Pippi Långstrump', { authors: ['Astrid Lindgren'] }),
    book('Pipan', { texts: ['En lång historia.'] }),
    book('Utvandrarna', { authors: ['Vilhelm Moberg'] }),
  ]);

  test.each([
    ['p', ['Pipan', 'Pippi Långstrump']],
    ['pipp', ['Pippi Långstrump']],
    ['lång', ['Pippi Långstrump', 'Pipan']],
    ['lan', ['Pippi Långstrump', 'Pipan']],
    ['lind', ['Pippi Långstrump']],
    ['utv', ['Utvandrarna']],
    ['pippi lindg', ['Pippi Långstrump']],
    ['strump', []],
  ])('%s', (text, titles) => {
    expect(find(text)).toEqual(titles);
  });
});

test('an author who starts with the word ranks before a title with another form of it', () => {
  const { find } = shopOf('sv-SE', [
    book('Jane Eyre', { authors: ['Charlotte Brontë'] }),
    book('Sommarboken', { authors: ['Tove Jansson'] }),
  ]);
  expect(find('jans')).toEqual(['Sommarboken', 'Jane Eyre']);
});

/** Some of 5,000 words that start with the letter. */
const words = (letter: string, from: number, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const ending = ((from + i) % 5000).toString(26);
    return letter + ending.replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '');
  }).join(' ');

describe('a letter with which too many words start', () => {
  const size = 12_000;
  const index = frozenIndex(
    'sv-SE',
    Array.from({ length: size }, (_, i) =>
      book(`${words('t', i * 7, 5)} the${i % 2}`, {
        texts: [`${words('x', i * 13, 12)} ${i % 3 === 0 ? 'x' : ''}`],
      }),
    ),
  );

  test('is not a prefix in texts, but found there as a word', () => {
    expect([...index.search('x', allLive).ordinals]).toEqual(
      Array.from({ length: size / 3 }, (_, i) => i * 3),
    );
  });

  test('matches the most frequent words in titles', () => {
    expect(index.search('t', allLive).ordinals).toHaveLength(size);
  });

  test('finds all words with a second and third letter', () => {
    const some = words('x', 1000, 1);
    const found = new Set(index.search(some.slice(0, 3), allLive).ordinals);
    const { ordinals } = index.search(some, allLive);
    expect(ordinals.length).toBeGreaterThan(0);
    expect(new Set(ordinals).isSubsetOf(found)).toBe(true);
  });
});
