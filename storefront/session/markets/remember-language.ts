import { localeOfLanguage } from '#contract/locales.ts';
import { browserCookies } from '#storefront/browser/browser-cookies.ts';
import type { Cookie } from '#storefront/config/cookies.ts';
import { searchAfterSwitch } from '#storefront/routing/links/search-after-switch.ts';

/**
 * Stores the language of a link that the visitor follows, and adds the query and hash of the page. One listener serves all
 * links, so that they work before their part of the page is hydrated. It captures clicks, because React stops clicks on
 * parts that it has not hydrated.
 */
export function rememberLanguage(cookie: Cookie): void {
  const { pathname } = location;
  const remember = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[hreflang][data-reload]');
    const locale = link && localeOfLanguage(link.hreflang);
    if (!locale) return;
    browserCookies.set(cookie, locale);
    const { sameCurrency } = link.dataset;
    // The server's link has the query of the first page; the visitor may have sorted or filtered it since.
    if (sameCurrency && location.pathname === pathname)
      link.search = searchAfterSwitch(location.search, sameCurrency === 'true');
    link.hash = location.hash;
  };
  document.addEventListener('click', remember, { capture: true });
}
