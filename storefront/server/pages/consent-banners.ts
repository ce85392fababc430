import type { IncomingHttpHeaders } from 'node:http';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hasPrivacySignal, readConsent } from '#storefront/config/consent.ts';
import { COOKIES, readCookies } from '#storefront/config/cookies.ts';
import { ConsentBanner } from '#storefront/features/consent/consent-banner.tsx';
import { type LocaleScope, linkTo } from '#storefront/routing/links/link-to.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { escapeHtml } from '../document/html-document.ts';
import type { PageEnd } from '../document/spliced-encoding.ts';

/** Whether no banner is needed: the visitor has chosen, or the browser sends a privacy signal. */
export function hasConsentDecision(headers: IncomingHttpHeaders): boolean {
  if (hasPrivacySignal({ doNotTrack: headers.dnt, privacyControl: headers['sec-gpc'] })) return true;
  if (!headers.cookie?.includes(COOKIES.consent.name)) return false;
  return readConsent(readCookies(headers.cookie).get(COOKIES.consent.name)) !== undefined;
}

const pagePlaceholder = 'requested-page';

/** The consent banner in the page's language. Its form redirects back to the page. The banner is rendered once per language. */
export function createConsentBanners(): (localeScope: LocaleScope, page: string) => Promise<PageEnd> {
  const rendered = new Map<string, [Buffer, Buffer]>();
  return async (localeScope, page) => {
    const key = `${localeScope.locale}|${localeScope.pathMarket}`;
    let parts = rendered.get(key);
    if (!parts) {
      const settingsUrl = linkTo(localeScope, 'cookie-settings');
      const t = await loadTranslate(localeScope.locale, 'cookies');
      const banner = createElement(ConsentBanner, { t, settingsUrl, page: pagePlaceholder });
      const [before = '', after = ''] = renderToStaticMarkup(banner).split(pagePlaceholder);
      parts = [Buffer.from(before), Buffer.from(after)];
      rendered.set(key, parts);
    }
    return [parts[0], escapeHtml(page), parts[1]];
  };
}
