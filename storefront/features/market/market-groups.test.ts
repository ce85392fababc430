import { expect, test } from 'vitest';
import type { MarketLinks } from '#storefront/session/markets/use-market-links.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { groupMarkets, groupName } from './market-groups.ts';

const choice = (alias: string, groupKey: string) =>
  ({ market: { alias, groupKey }, languages: [] }) as unknown as MarketLinks;

test('groups markets by region and keeps the order of the channel', () => {
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

test('translates known regions and names others by their key', async () => {
  const t = await loadTranslate('fi');
  expect(groupName('SCANDINAVIA', t)).toBe(t('market.scandinavia'));
  expect(groupName('EU', t)).toBe(t('market.europe'));
  expect(groupName('SOUTH_AMERICA', t)).toBe('South America');
  expect(groupName('', t)).toBe('');
});
