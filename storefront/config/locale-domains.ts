import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import type { StorefrontSettings } from './settings.ts';

/** The origin of every language, by its id: `fi-FI` is on `https://kvarto.fi` (§3: `Locale.domain`). */
export type LanguageOrigins = Readonly<Record<string, string>>;

type DomainSettings = Pick<StorefrontSettings, 'LOCALE_DOMAINS' | 'PUBLIC_URL'>;

/** Undefined when all languages are on one domain. Languages without a domain of their own are on `PUBLIC_URL`. */
export function languageOriginsOf({
  LOCALE_DOMAINS,
  PUBLIC_URL,
}: DomainSettings): LanguageOrigins | undefined {
  if (!LOCALE_DOMAINS || !PUBLIC_URL) return undefined;
  const originByLocale = parseDomains(LOCALE_DOMAINS);
  const mainOrigin = new URL(PUBLIC_URL).origin;
  return Object.fromEntries(
    Object.values(LOCALES).map(({ code, iso }) => [iso, originByLocale.get(code) ?? mainOrigin]),
  );
}

/** The language of a domain that has only one: it is the language of `/` there. */
export function localeOfOrigin(origins: LanguageOrigins | undefined, origin: string): LocaleCode | undefined {
  if (!origins) return undefined;
  const served = Object.values(LOCALES).filter(({ iso }) => origins[iso] === origin);
  return served.length === 1 ? served[0]?.code : undefined;
}

/** `da=https://kvarto.dk,fi=https://kvarto.fi` */
function parseDomains(domains: string): Map<string, string> {
  return new Map(
    domains.split(',').map((entry) => {
      const [code = '', url = ''] = entry.split('=');
      return [code, new URL(url).origin];
    }),
  );
}
