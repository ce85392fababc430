import { isLocaleCode, type LocaleCode } from '#contract/locales.ts';

export interface LocaleSources {
  /** The browser-language rule, where it applies: already decided by `detectLocale`. */
  detected: LocaleCode | undefined;
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
  isOn: boolean;
  pathname: string;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
  /** `Sec-Fetch-Site`: a link inside the shop is a wish for exactly that page. */
  cameFrom: string | undefined;
  fallback: LocaleCode;
}

/** The rule looks only at the bare root, and never moves a visitor away from a page that was asked for. */
export function detectLocale(request: DetectionRequest): LocaleCode | undefined {
  if (!request.isOn || request.pathname !== '/' || request.cameFrom === 'same-origin') return undefined;
  if (isLocaleCode(request.cookie)) return request.cookie;
  if (!request.acceptLanguage) return undefined;
  return preferredLocale(request.acceptLanguage) ?? request.fallback;
}

/** `no` and `nn` are read by whoever reads Bokmål. */
const understoodAs: Record<string, LocaleCode> = { no: 'nb', nn: 'nb' };

export function preferredLocale(acceptLanguage: string): LocaleCode | undefined {
  return acceptLanguage
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const weight = parameters
        .map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1])
        .find((value) => value !== undefined);
      return { language: tag.trim().split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => understoodAs[language] ?? language)
    .find(isLocaleCode);
}
