import { isLocaleCode, LOCALE_CODES, type LocaleCode, localeOfTag } from '#contract/locales.ts';

interface LocaleSources {
  /** The result of `detectLocale`. */
  detected: LocaleCode | undefined;
  /** The language in the path. */
  prefix: LocaleCode | undefined;
  cookie: string | undefined;
  fallback: LocaleCode;
}

/** In the order of §2: browser-language rule, path prefix, stored cookie, default. */
export function chooseLocale({ detected, prefix, cookie, fallback }: LocaleSources): LocaleCode {
  if (detected) return detected;
  if (prefix) return prefix;
  return isLocaleCode(cookie) ? cookie : fallback;
}

export interface DetectionRequest {
  isEnabled: boolean;
  pathname: string;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
  /** `Sec-Fetch-Site`. With `same-origin` nothing is detected: a link inside the shop leads to exactly the page it names. */
  fetchSite: string | undefined;
  fallback: LocaleCode;
  offered: readonly LocaleCode[];
}

/** Applies to `/` only, so that no visitor is redirected from a page they requested. Undefined where it does not apply. */
export function detectLocale(request: DetectionRequest): LocaleCode | undefined {
  if (!request.isEnabled || request.pathname !== '/' || request.fetchSite === 'same-origin') return undefined;
  const { cookie, acceptLanguage, fallback, offered } = request;
  if (isLocaleCode(cookie) && offered.includes(cookie)) return cookie;
  if (!acceptLanguage) return undefined;
  return preferredLocale(acceptLanguage, offered) ?? fallback;
}

/** Clients can send a header of any length. */
const maxHeaderLength = 500;

/** The offered language with the highest weight (`q`) in `Accept-Language`. */
export function preferredLocale(
  acceptLanguage: string,
  offered: readonly LocaleCode[] = LOCALE_CODES,
): LocaleCode | undefined {
  return acceptLanguage
    .slice(0, maxHeaderLength)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const weight = parameters
        .map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1])
        .find((value) => value !== undefined);
      return { locale: localeOfTag(tag), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .find(({ locale }) => locale !== undefined && offered.includes(locale))?.locale;
}
