import { localeOfLanguage } from '#contract/locales.ts';
import type { Cookie } from '#storefront/config/cookies.ts';
import { browserCookies } from '../browser-cookies.ts';

/**
 * Stores the language of a link that was followed, and keeps the hash of the page. One listener for all of them, because links
 * work before their part of the page is hydrated. It captures clicks: React stops those on parts that it has not hydrated.
 */
export function rememberLanguage(cookie: Cookie): void {
  const remember = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[hreflang][data-reload]');
    const locale = link && localeOfLanguage(link.hreflang);
    if (!locale) return;
    browserCookies.set(cookie, locale);
    link.hash = location.hash;
  };
  document.addEventListener('click', remember, { capture: true });
}
