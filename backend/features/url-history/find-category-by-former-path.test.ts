import { describe, expect, test } from 'vitest';
import type { Category } from '#backend/catalogue-index/catalogue.ts';
import type { Catalogue } from '#backend/catalogue-index/scope.ts';
import { type FormerOwners, findCategoryByFormerPath } from './find-category-by-former-path.ts';

/** Books › Crime, Films › Crime, Games. */
const books = category(1, 'books', null);
const films = category(2, 'films', null);
const crimeBooks = category(3, 'crime', books);
const crimeFilms = category(4, 'crime', films);
const games = category(5, 'games', null);
const nameless = { ...category(6, 'nameless', null), texts: new Map() };
const categories = new Map(
  [books, films, crimeBooks, crimeFilms, games, nameless].map((each) => [each.id, each]),
);

function category(id: number, slug: string, parent: Category | null): Category {
  const text = { name: slug, slug };
  return { id, parent, texts: new Map([['sv-SE', text]]) } as Partial<Category> as Category;
}

function found(path: string, former: Record<string, number[]> = {}) {
  const owners: FormerOwners = new Map(Object.entries(former));
  const scope = {
    catalogue: { categories } as Partial<Catalogue> as Catalogue,
    language: { id: 'sv-SE', code: 'sv', name: 'Svenska' },
  };
  return findCategoryByFormerPath(path.split('/'), owners, scope)?.id;
}

describe('A path of categories', () => {
  test('with current slugs finds its category', () => {
    expect(found('books/crime')).toBe(crimeBooks.id);
    expect(found('films/crime')).toBe(crimeFilms.id);
  });

  test('with a former last slug finds the category that had it', () => {
    expect(found('books/murder', { murder: [3] })).toBe(crimeBooks.id);
  });

  test('with a former parent slug finds the right one of two that share the last slug', () => {
    expect(found('movies/crime', { movies: [2] })).toBe(crimeFilms.id);
    expect(found('novels/crime', { novels: [1] })).toBe(crimeBooks.id);
  });

  test('may have former slugs only', () => {
    expect(found('movies/murder', { movies: [2], murder: [3, 4] })).toBe(crimeFilms.id);
  });

  test('of a category that has moved is found by its last slug', () => {
    expect(found('toys/games')).toBe(games.id);
    expect(found('toys/play', { play: [5] })).toBe(games.id);
  });

  test('with a slug in use finds its current owner', () => {
    expect(found('games', { games: [1] })).toBe(games.id);
  });

  test('finds the last former owner that still exists', () => {
    expect(found('old', { old: [99, 5, 1] })).toBe(games.id);
  });

  test('finds no category without a former owner that has a name in the language', () => {
    expect(found('never')).toBeUndefined();
    expect(found('old', { old: [6] })).toBeUndefined();
  });
});
