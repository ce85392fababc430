import { describe, expect, test } from 'vitest';
import { NOW, sharedData } from '#backend/catalogue-index/memory-engine/sample-shop.fixture.ts';
import { type Catalogue, resolveSharedScope } from '#backend/catalogue-index/scope.ts';
import { EMPTY_RESULT, filtersOfList } from './list-in-scope.ts';

// Scopes do not read products.
const newCatalogue = () => sharedData([]) as Catalogue;
const options = { marketInPath: false, shopUrl: '', day: '2026-11-15', customerGroupId: null };
const swedish = { marketId: 'se', languageId: 'sv-SE' };

describe('lists of the same second', () => {
  test('share a scope, with the time of the first', () => {
    const catalogue = newCatalogue();
    const first = resolveSharedScope(catalogue, swedish, { ...options, now: NOW });
    expect(first.now).toBe(NOW);
    expect(resolveSharedScope(catalogue, { ...swedish }, { ...options, now: NOW + 999 })).toBe(first);
    expect(resolveSharedScope(catalogue, swedish, { ...options, now: NOW + 1000 }).now).toBe(NOW + 1000);
  });

  test.each([
    ['market', { ...swedish, marketId: 'fi' }, null],
    ['language', { ...swedish, languageId: 'en-GB' }, null],
    ['customer group', swedish, 1],
  ])('do not share it with another %s', (_, requested, customerGroupId) => {
    const catalogue = newCatalogue();
    const first = resolveSharedScope(catalogue, swedish, { ...options, now: NOW });
    const other = resolveSharedScope(catalogue, requested, { ...options, customerGroupId, now: NOW });
    expect(other).not.toBe(first);
  });

  test('do not share it after a change of the catalogue, or if the clock was set back', () => {
    const catalogue = newCatalogue();
    const first = resolveSharedScope(catalogue, swedish, { ...options, now: NOW });
    expect(resolveSharedScope(newCatalogue(), swedish, { ...options, now: NOW })).not.toBe(first);
    expect(resolveSharedScope(catalogue, swedish, { ...options, now: NOW - 1 }).now).toBe(NOW - 1);
  });

  test('share equal filters in one scope only', () => {
    const catalogue = newCatalogue();
    const listIn = (marketId: string) => ({
      scope: resolveSharedScope(catalogue, { ...swedish, marketId }, { ...options, now: NOW }),
      query: {} as never,
      result: EMPTY_RESULT,
    });
    const filters = filtersOfList(listIn('se'));
    expect(filtersOfList(listIn('se'))).toBe(filters);
    expect(filtersOfList(listIn('fi'))?.scope.market.id).toBe('fi');
  });
});
