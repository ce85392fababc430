import { LOCALE_CODES, type LocaleCode } from '#contract/locales.ts';

interface MarketLanguages {
  /** Empty: the market allows every language. */
  allowedLanguages: readonly { code: string }[];
  onlyDisplayInCheckout?: boolean;
  isClosed?: boolean;
}

/** The languages of the browsable markets, in the order of `LOCALE_CODES`. All languages while no market is known. */
export function offeredLocales(markets: readonly MarketLanguages[]): readonly LocaleCode[] {
  const offered = LOCALE_CODES.filter((locale) => marketsIn(locale, markets).length > 0);
  return offered.length > 0 ? offered : LOCALE_CODES;
}

/** Whether only closed markets offer the language. */
export function isClosedLocale(locale: LocaleCode, markets: readonly MarketLanguages[]): boolean {
  const offering = marketsIn(locale, markets);
  return offering.length > 0 && offering.every(({ isClosed }) => isClosed);
}

function marketsIn(locale: LocaleCode, markets: readonly MarketLanguages[]): MarketLanguages[] {
  return markets.filter(
    ({ allowedLanguages, onlyDisplayInCheckout }) =>
      !onlyDisplayInCheckout &&
      (allowedLanguages.length === 0 || allowedLanguages.some(({ code }) => code === locale)),
  );
}
