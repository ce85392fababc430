import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import { PREFERENCE_PATHS } from '#storefront/config/preference-paths.ts';
import type { MarketFacts } from '#storefront/session/markets.ts';
import { readPlaceChoice, writePlaceChoice } from '#storefront/session/place-choice.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { useCurrentMarket, usePlaceChoices } from '#storefront/session/use-place-choices.ts';
import styles from './market-form.module.css';
import { groupMarkets, groupName } from './market-groups.ts';
import { switchMarket } from './switch-market.ts';

export const MARKET_FORM_ID = 'market';

/** The short form of the market panel, at the foot of every page: one list, one button, no script needed. */
export function MarketForm() {
  const { t, shopper } = useShop();
  const choices = usePlaceChoices();
  const here = useCurrentMarket();
  if (choices.length < 2) return null;
  const current = choices
    .flatMap(({ languages }) => languages)
    .find(({ market, locale }) => market === shopper.market && locale === shopper.locale);
  return (
    <form
      id={MARKET_FORM_ID}
      className={styles.form}
      method="post"
      action={PREFERENCE_PATHS.market}
      onSubmit={(event) => {
        const choice = readPlaceChoice(String(new FormData(event.currentTarget).get('choice')));
        if (!choice) return;
        event.preventDefault();
        switchMarket(choice, shopper.market);
      }}
    >
      <label htmlFor={`${MARKET_FORM_ID}-choice`}>{t('market.title')}</label>
      <div className={styles.row}>
        <select
          key={current?.url}
          id={`${MARKET_FORM_ID}-choice`}
          name="choice"
          required
          defaultValue={current && writePlaceChoice(current)}
        >
          {/* A page in a language that its market does not offer is no choice, but it is where the visitor is. */}
          {!current && here && <option value="">{nameOf(here, shopper.locale)}</option>}
          {groupMarkets(choices).map((group) => (
            <optgroup key={group.key} label={groupName(group.key, t)}>
              {group.choices.flatMap(({ market, languages }) =>
                languages.map((choice) => (
                  <option key={market.alias + choice.locale} value={writePlaceChoice(choice)}>
                    {nameOf(market, choice.locale)}
                  </option>
                )),
              )}
            </optgroup>
          ))}
        </select>
        <button type="submit">{t('market.change')}</button>
      </div>
    </form>
  );
}

function nameOf({ country, currency }: MarketFacts, locale: LocaleCode): string {
  return `${country.name} (${currency.code}), ${LOCALES[locale].name}`;
}
