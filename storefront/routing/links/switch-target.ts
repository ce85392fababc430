import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import type { AlternatePage } from '../head/page-meta.ts';
import { linkTo } from './link-to.ts';
import { parseLocalPath } from './parse-local-path.ts';
import { searchAfterSwitch } from './search-after-switch.ts';

/** A change of the language or market on the current page. */
export interface Switch {
  to: { market: string; locale: LocaleCode };
  isMarketInPath: boolean;
  /** The page in other languages and markets; undefined for pages without alternates, such as errors. */
  alternates: readonly AlternatePage[] | undefined;
  search: string;
  hash: string;
  /** The price filter is dropped when the currency changes. */
  isOtherCurrency?: boolean;
}

/**
 * The URL of the same page in another language or market, with filters, query and hash (decisions §2). Filters are
 * identified by id, so they work in every language. Falls back to the start page.
 */
export function switchTarget({
  to,
  isMarketInPath,
  alternates,
  search,
  hash,
  isOtherCurrency = false,
}: Switch): string {
  const alternate = alternates?.find(
    ({ culture, url }) =>
      culture === LOCALES[to.locale].iso && (!isMarketInPath || url.split(/[/?#]/)[1] === to.market),
  );
  const path = alternate && pathOf(alternate);
  return path
    ? path + searchAfterSwitch(search, !isOtherCurrency) + hash
    : linkTo({ locale: to.locale, pathMarket: isMarketInPath ? to.market : undefined }, 'home');
}

/** The parsed path of each alternate. Cached, because a page may link to it twenty times. */
const paths = new WeakMap<AlternatePage, string>();

/** Empty for another host. The alternate's query is dropped: the query of the visited page has the page number, too. */
function pathOf(alternate: AlternatePage): string {
  const path = paths.get(alternate) ?? parseLocalPath(alternate.url)?.split(/[?#]/, 1)[0] ?? '';
  paths.set(alternate, path);
  return path;
}
