import type { MarketChoice } from '#storefront/session/use-place-choices.ts';
import type { Translate } from '#storefront/translations/words.ts';

export interface MarketGroup {
  key: string;
  choices: MarketChoice[];
}

/** Markets by region, in the order in which the shop names them. */
export function groupMarkets(choices: readonly MarketChoice[]): MarketGroup[] {
  const groups = Map.groupBy(choices, ({ market }) => market.groupKey);
  return [...groups].map(([key, members]) => ({ key, choices: members }));
}

/** Regions that the translations do not know go by their key, written as a name: `SOUTH_AMERICA`, South America. */
export function groupName(key: string, t: Translate): string {
  if (key === 'SCANDINAVIA') return t('market.scandinavia');
  if (key === 'EUROPE' || key === 'EU') return t('market.europe');
  return key
    .toLowerCase()
    .split(/[_\s-]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
