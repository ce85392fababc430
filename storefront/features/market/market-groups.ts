import type { MarketLinks } from '#storefront/session/markets/use-market-links.ts';
import type { Translate } from '#storefront/translations/translate.ts';

interface MarketGroup {
  key: string;
  choices: MarketLinks[];
}

/** Markets by region, in the order of the channel. */
export function groupMarkets(choices: readonly MarketLinks[]): MarketGroup[] {
  const groups = Map.groupBy(choices, ({ market }) => market.groupKey);
  return [...groups].map(([key, members]) => ({ key, choices: members }));
}

/** A region without a translation is named by its key: `SOUTH_AMERICA` becomes “South America”. */
export function groupName(key: string, t: Translate): string {
  if (key === 'SCANDINAVIA') return t('market.scandinavia');
  if (key === 'EUROPE' || key === 'EU') return t('market.europe');
  return key
    .toLowerCase()
    .split(/[_\s-]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
