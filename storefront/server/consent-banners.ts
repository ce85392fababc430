import type { IncomingMessage } from 'node:http';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isRefusedBeforehand, readConsent } from '#storefront/config/consent.ts';
import { COOKIES, readCookies } from '#storefront/config/cookies.ts';
import { ConsentBanner } from '#storefront/features/consent/consent-banner.tsx';
import { type LocaleScope, linkTo } from '#storefront/routing/link-to.ts';
import { loadCookieWords } from '#storefront/translations/cookie-words.ts';
import { escapeHtml } from './html-document.ts';

/** Whether nobody need be asked: they have chosen, or their browser says no for them. */
export function hasAnswered({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  if (isRefusedBeforehand({ doNotTrack: headers.dnt, privacyControl: headers['sec-gpc'] })) return true;
  return readConsent(readCookies(headers.cookie).get(COOKIES.consent.name)) !== undefined;
}

const pageMark = 'page-that-was-asked-for';

/** The question of cookies in a language, with the page that one returns to. It is drawn once for all. */
export function createConsentBanners(): (place: LocaleScope, page: string) => Promise<string> {
  const drawn = new Map<string, [string, string]>();
  return async (place, page) => {
    const settingsUrl = linkTo(place, 'cookie-settings');
    let parts = drawn.get(settingsUrl);
    if (!parts) {
      const t = await loadCookieWords(place.locale);
      const markup = renderToStaticMarkup(createElement(ConsentBanner, { t, settingsUrl, page: pageMark }));
      const [before = '', after = ''] = markup.split(pageMark);
      parts = [before, after];
      drawn.set(settingsUrl, parts);
    }
    return parts[0] + escapeHtml(page) + parts[1];
  };
}
