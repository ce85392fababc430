import { describe, expect, test } from 'vitest';
import { book, everyone, frozenIndex, shopOf } from './searched-books.fixture.ts';

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

/** Some of five thousand words that begin with the letter. */
const words = (letter: string, from: number, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const ending = ((from + i) % 5000).toString(26);
    return letter + ending.replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '');
  }).join(' ');

describe('a letter that begins too much', () => {
  const size = 12_000;
  const index = frozenIndex(
    'sv-SE',
    Array.from({ length: size }, (_, i) =>
      book(`${words('t', i * 7, 5)} the${i % 2}`, {
        texts: [`${words('x', i * 13, 12)} ${i % 3 === 0 ? 'x' : ''}`],
      }),
    ),
  );

  test('is not looked for in texts, but the word that it is by itself is found wherever it stands', () => {
    expect([...index.search('x', everyone).ordinals]).toEqual(
      Array.from({ length: size / 3 }, (_, i) => i * 3),
    );
  });

  test('is looked for in what most products have', () => {
    expect(index.search('t', everyone).ordinals).toHaveLength(size);
  });

  test('a second and third letter find all', () => {
    const some = words('x', 1000, 1);
    const found = new Set(index.search(some.slice(0, 3), everyone).ordinals);
    const { ordinals } = index.search(some, everyone);
    expect(ordinals.length).toBeGreaterThan(0);
    expect(new Set(ordinals).isSubsetOf(found)).toBe(true);
  });
});
