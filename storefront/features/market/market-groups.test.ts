import { expect, test } from 'vitest';
import type { MarketChoice } from '#storefront/session/use-place-choices.ts';
import { loadTranslate } from '#storefront/translations/words.ts';
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
  const t = await loadTranslate('fi');
  expect(groupName('SCANDINAVIA', t)).toBe(t('market.scandinavia'));
  expect(groupName('EU', t)).toBe(t('market.europe'));
  expect(groupName('SOUTH_AMERICA', t)).toBe('South America');
  expect(groupName('', t)).toBe('');
});
