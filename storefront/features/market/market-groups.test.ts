import { expect, test } from 'vitest';
import type { MarketChoice } from '#storefront/session/use-place-choices.ts';
import { loadWords } from '#storefront/translations/words.ts';
import { groupMarkets, groupName } from './market-groups.ts';

const choice = (alias: string, groupKey: string) =>
  ({ market: { alias, groupKey }, languages: [] }) as unknown as MarketChoice;

test('markets stand by region, regions and markets in the order of the shop', () => {
  const groups = groupMarkets([
    choice('se', 'SCANDINAVIA'),
    choice('de', 'EUROPE'),
    choice('fi', 'SCANDINAVIA'),
  ]);
  expect(groups.map(({ key, choices }) => [key, choices.map(({ market }) => market.alias)])).toEqual([
    ['SCANDINAVIA', ['se', 'fi']],
    ['EUROPE', ['de']],
  ]);
});

test('regions are named in the language of the page, and those of other shops by their key', async () => {
  const words = await loadWords('fi');
  expect(groupName('SCANDINAVIA', words)).toBe(words('market.scandinavia'));
  expect(groupName('EU', words)).toBe(words('market.europe'));
  expect(groupName('SOUTH_AMERICA', words)).toBe('South America');
  expect(groupName('', words)).toBe('');
});
