import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import { MARKET_FORM_ID } from '#storefront/config/element-ids.ts';
import { PREFERENCE_PATHS } from '#storefront/config/preference-paths.ts';
import { readText } from '#storefront/forms/read-form-fields.ts';
import { readMarketChoice, writeMarketChoice } from '#storefront/session/markets/market-choice.ts';
import type { MarketFacts } from '#storefront/session/markets/markets.ts';
import { useCurrentMarket, useMarketLinks } from '#storefront/session/markets/use-market-links.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import styles from './market-form.module.css';
import { groupMarkets, groupName } from './market-groups.ts';
import { switchMarket } from './switch-market.ts';

/** The market panel as a plain form in the footer, which works without script. */
export function MarketForm() {
  const { t, shopper } = useShop();
  const choices = useMarketLinks();
  const currentMarket = useCurrentMarket();
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
        const choice = readMarketChoice(readText(new FormData(event.currentTarget), 'choice'));
        if (!choice) return;
        event.preventDefault();
        switchMarket(choice, shopper);
      }}
    >
      <label htmlFor={`${MARKET_FORM_ID}-choice`}>{t('market.title')}</label>
      <div className={styles.row}>
        <select
          key={current?.url}
          id={`${MARKET_FORM_ID}-choice`}
          name="choice"
          required
          defaultValue={current && writeMarketChoice(current)}
        >
          {/* The current page can be in a language that its market does not offer, so it is added to the options. */}
          {!current && currentMarket && <option value="">{optionName(currentMarket, shopper.locale)}</option>}
          {groupMarkets(choices).map((group) => (
            <optgroup key={group.key} label={groupName(group.key, t)}>
              {group.choices.flatMap(({ market, languages }) =>
                languages.map((choice) => (
                  <option key={market.alias + choice.locale} value={writeMarketChoice(choice)}>
                    {optionName(market, choice.locale)}
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

function optionName({ country, currency }: MarketFacts, locale: LocaleCode): string {
  return `${country.name} (${currency.code}), ${LOCALES[locale].name}`;
}
