import { useEffect, useState } from 'react';
import { isLocaleCode, LOCALES, type LocaleCode } from '#contract/locales.ts';
import { browserCookies } from '#storefront/browser/browser-cookies.ts';
import { countriesOfTimeZone } from '#storefront/browser/time-zone-countries.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { nameCountries } from '#storefront/session/name-countries.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { suggestPlace } from '#storefront/session/suggest-place.ts';
import { useSwitchTarget, useVisitedMarkets } from '#storefront/session/use-place-choices.ts';
import { loadTranslate, type Translate } from '#storefront/translations/words.ts';
import styles from './suggestion-banner.module.css';
import { switchMarket } from './switch-market.ts';

interface Suggestion {
  place: { locale: LocaleCode; market: string };
  /** In the language that is suggested: whoever needs it reads that one. */
  t: Translate;
}

/** Offers the language or market that the browser speaks of; the visitor decides, once a visit (decisions §2). */
export function SuggestionBanner() {
  const { shopper } = useShop();
  const markets = useVisitedMarkets();
  const urlIn = useSwitchTarget();
  const [suggestion, setSuggestion] = useState<Suggestion>();
  const { locale, market } = shopper;

  useEffect(() => {
    if (browserCookies.get(COOKIES.suggestion)) return;
    const place = suggestPlace({
      languages: navigator.languages,
      countriesOfTimeZone: countriesOfTimeZone(markets.map(({ country }) => country.code)),
      chosen: chosenBefore(),
      page: { locale, market },
      markets,
    });
    let isWanted = true;
    if (place)
      loadTranslate(place.locale).then(
        (t) => isWanted && setSuggestion({ place, t }),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [locale, market, markets]);

  const target = suggestion && markets.find(({ alias }) => alias === suggestion.place.market);
  if (!suggestion || !target) return null;
  const { place, t } = suggestion;
  const answer = () => browserCookies.set(COOKIES.suggestion, 'answered');
  const country = nameCountries([target], place.locale)[0]?.country.name ?? '';
  const url = urlIn(place);
  return (
    <aside className={styles.banner} lang={LOCALES[place.locale].iso} aria-label={t('suggestion.label')}>
      <p>
        {place.market === shopper.market
          ? t('suggestion.language')
          : t('suggestion.market', { country, currency: target.currency.code })}
      </p>
      <div className={styles.answers}>
        <a
          className={styles.accept}
          href={url}
          hrefLang={LOCALES[place.locale].iso}
          data-reload=""
          onClick={(event) => {
            event.preventDefault();
            answer();
            switchMarket({ ...place, url }, shopper.market);
          }}
        >
          {t('suggestion.accept')}
        </a>
        <button
          type="button"
          onClick={() => {
            answer();
            setSuggestion(undefined);
          }}
        >
          {t('suggestion.dismiss')}
        </button>
      </div>
    </aside>
  );
}

function chosenBefore(): { locale?: LocaleCode; market?: string } {
  const locale = browserCookies.get(COOKIES.locale);
  const market = browserCookies.get(COOKIES.selectedMarket);
  return { ...(isLocaleCode(locale) ? { locale } : {}), ...(market ? { market } : {}) };
}
