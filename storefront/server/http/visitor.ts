import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import { localeInPath } from '#storefront/routing/requests/resolve-request.ts';
import type { Visitor } from '../session/auth-service.ts';
import type { HttpRequest } from './http-message.ts';

/** The language of the page that sends the request, or without a referrer of the requested page. */
export function localeOfPage({ pathname, headers }: Pick<HttpRequest, 'pathname' | 'headers'>): LocaleCode {
  const { referer = '' } = headers;
  return localeInPath(URL.canParse(referer) ? new URL(referer).pathname : pathname);
}

export function visitorOf(request: Pick<HttpRequest, 'id' | 'address' | 'pathname' | 'headers'>): Visitor {
  return {
    address: request.address,
    userAgent: request.headers['user-agent'] ?? '',
    language: LOCALES[localeOfPage(request)].iso,
    requestId: request.id,
  };
}
