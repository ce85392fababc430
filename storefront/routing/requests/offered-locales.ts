import { LOCALE_CODES, type LocaleCode } from '#contract/locales.ts';

interface MarketLanguages {
  /** None: the market allows every language. */
  allowedLanguages: readonly { code: string }[];
  onlyDisplayInCheckout?: boolean;
}

/** The languages of the browsable markets, in the order of the interface. All of them while no market is known. */
export function offeredLocales(markets: readonly MarketLanguages[]): readonly LocaleCode[] {
  const browsable = markets.filter(({ onlyDisplayInCheckout }) => !onlyDisplayInCheckout);
  const offered = LOCALE_CODES.filter((locale) =>
    browsable.some(
      ({ allowedLanguages }) =>
        allowedLanguages.length === 0 || allowedLanguages.some(({ code }) => code === locale),
    ),
  );
  return offered.length > 0 ? offered : LOCALE_CODES;
}
