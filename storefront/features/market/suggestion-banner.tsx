import { useEffect, useState } from 'react';
import { isLocaleCode, LOCALES, type LocaleCode } from '#contract/locales.ts';
import { browserCookies } from '#storefront/browser/browser-cookies.ts';
import { countriesOfTimeZone } from '#storefront/browser/time-zone-countries.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { localeCookieOf } from '#storefront/config/locale-cookie.ts';
import { nameCountries } from '#storefront/session/markets/name-countries.ts';
import { suggestMarket } from '#storefront/session/markets/suggest-market.ts';
import { useBrowsableMarkets, useSwitchTarget } from '#storefront/session/markets/use-market-links.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import type { Shopper } from '#storefront/session/shopper.ts';
import { loadTranslate, type Translate } from '#storefront/translations/translate.ts';
import styles from './suggestion-banner.module.css';
import { switchMarket } from './switch-market.ts';

interface Suggestion {
  target: { locale: LocaleCode; market: string };
  /** In the suggested language, which its readers understand. */
  t: Translate;
}

/** Suggests another language or market by the browser's settings, once per visit (decisions §2). */
export function SuggestionBanner() {
  const { shopper } = useShop();
  const markets = useBrowsableMarkets();
  const urlIn = useSwitchTarget();
  const [suggestion, setSuggestion] = useState<Suggestion>();
  const { locale, market } = shopper;

  useEffect(() => {
    if (browserCookies.get(COOKIES.suggestion)) return;
    const target = suggestMarket({
      languages: navigator.languages,
      countriesOfTimeZone: countriesOfTimeZone(markets.map(({ country }) => country.code)),
      selected: storedSelection(shopper),
      page: { locale, market },
      markets,
    });
    let isCurrent = true;
    if (target)
      loadTranslate(target.locale).then(
        (t) => isCurrent && setSuggestion({ target, t }),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [shopper, locale, market, markets]);

  const targetMarket = suggestion && markets.find(({ alias }) => alias === suggestion.target.market);
  if (!suggestion || !targetMarket) return null;
  const { target, t } = suggestion;
  const markAnswered = () => browserCookies.set(COOKIES.suggestion, 'answered');
  const country = nameCountries([targetMarket], target.locale)[0]?.country.name ?? '';
  const url = urlIn(target);
  return (
    <aside className={styles.banner} lang={LOCALES[target.locale].iso} aria-label={t('suggestion.label')}>
      <p>
        {target.market === shopper.market
          ? t('suggestion.language')
          : t('suggestion.market', { country, currency: targetMarket.currency.code })}
      </p>
      <div className={styles.buttons}>
        <a
          className={styles.accept}
          href={url}
          hrefLang={LOCALES[target.locale].iso}
          // `remember-language.ts` stores the language of a clicked link that has `hreflang` and `data-reload`.
          data-reload=""
          onClick={(event) => {
            event.preventDefault();
            markAnswered();
            switchMarket({ ...target, url }, shopper);
          }}
        >
          {t('suggestion.accept')}
        </a>
        <button
          type="button"
          onClick={() => {
            markAnswered();
            setSuggestion(undefined);
          }}
        >
          {t('suggestion.dismiss')}
        </button>
      </div>
    </aside>
  );
}

function storedSelection(shopper: Shopper): { locale?: LocaleCode; market?: string } {
  const locale = browserCookies.get(localeCookieOf(shopper));
  const market = browserCookies.get(COOKIES.selectedMarket);
  return { locale: isLocaleCode(locale) ? locale : undefined, market: market || undefined };
}
