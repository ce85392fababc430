import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { onOtherTab } from '#storefront/browser/cross-tab.ts';
import { notifyFailure } from '#storefront/session/notify-failure.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { changeCheckoutMarket } from './change-checkout-market.ts';
import styles from './country-choice.module.css';
import type { DeliveryCountry } from './load-checkout.ts';

interface CountryChoiceProps {
  countries: DeliveryCountry[];
  chosen: string | null;
}

/** Where to: prices and delivery are those of that country, whatever market was browsed (§4). Part of a form. */
export function CountryChoice({ countries, chosen }: CountryChoiceProps) {
  const shop = useShop();
  const { t } = shop;
  const { revalidate } = useRevalidator();
  useEffect(() => onOtherTab('checkout-market', () => void revalidate()), [revalidate]);
  if (countries.length < 2) return null;
  return (
    <div className={styles.choice}>
      <label htmlFor="country">{t('checkout.country')}</label>
      <div className={styles.row}>
        <select
          key={chosen}
          id="country"
          name="market"
          required
          autoComplete="off"
          defaultValue={chosen ?? ''}
          onChange={({ currentTarget }) => {
            const country = countries.find(({ market }) => market === currentTarget.value);
            if (country) changeCheckoutMarket(shop, country, revalidate).catch(() => notifyFailure(t));
          }}
        >
          {chosen === null && <option value="">{t('checkout.chooseCountry')}</option>}
          {countries.map(({ market, name, currency }) => (
            <option key={market} value={market}>
              {name} ({currency})
            </option>
          ))}
        </select>
        <button type="submit" name="intent" value="country">
          {t('checkout.changeCountry')}
        </button>
      </div>
    </div>
  );
}
