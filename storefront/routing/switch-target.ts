import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import { linkTo } from './link-to.ts';
import { localPath } from './local-path.ts';
import type { AlternatePage } from './page-meta.ts';

export interface Switch {
  to: { market: string; locale: LocaleCode };
  isMarketInPath: boolean;
  /** The page as it is elsewhere; missing on pages that exist only where they are, such as an error. */
  alternates: readonly AlternatePage[] | undefined;
  search: string;
  hash: string;
  /** Whether prices there are in another currency: then a choice of prices means nothing. */
  isOtherCurrency?: boolean;
}

/**
 * The address of the same page in another language or market, with its filters, query and hash (decisions §2). Filters
 * are found by their ids, so those written in the old language hold in the new. Where the page does not exist there, the
 * visitor begins at the start page.
 */
export function switchTarget({
  to,
  isMarketInPath,
  alternates,
  search,
  hash,
  isOtherCurrency = false,
}: Switch): string {
  const twin = alternates?.find(
    ({ culture, url }) =>
      culture === LOCALES[to.locale].iso && (!isMarketInPath || url.split(/[/?#]/)[1] === to.market),
  );
  // The address says which page of a list it is, and so does the visitor's own query.
  const path = twin && localPath(twin.url)?.split(/[?#]/, 1)[0];
  return path
    ? path + (isOtherCurrency ? withoutPrices(search) : search) + hash
    : linkTo({ locale: to.locale, ...(isMarketInPath ? { pathMarket: to.market } : {}) }, 'home');
}

/** The query without the filter of prices. The rest stays as it is written, letter for letter. */
export function withoutPrices(search: string): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !/^price(=|$)/.test(pair));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}
