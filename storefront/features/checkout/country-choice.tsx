import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { onTabMessage } from '#storefront/browser/cross-tab.ts';
import { notifyFailure } from '#storefront/session/notify-failure.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import styles from './country-choice.module.css';
import type { DeliveryCountry } from './load-checkout.ts';
import { changeCheckoutMarket } from './updates/change-checkout-market.ts';

interface CountryChoiceProps {
  countries: DeliveryCountry[];
  selected: string | null;
}

/** The country of delivery, which decides prices and shipping independently of the browsed market (§4). */
export function CountryChoice({ countries, selected }: CountryChoiceProps) {
  const shop = useShop('purchase');
  const { t } = shop;
  const { revalidate } = useRevalidator();
  useEffect(() => onTabMessage('checkout-market', () => void revalidate()), [revalidate]);
  if (countries.length < 2) return null;
  return (
    <div className={styles.choice}>
      <label htmlFor="country">{t('checkout.country')}</label>
      <div className={styles.row}>
        <select
          key={selected}
          id="country"
          name="market"
          required
          autoComplete="off"
          defaultValue={selected ?? ''}
          onChange={({ currentTarget }) => {
            const country = countries.find(({ market }) => market === currentTarget.value);
            if (country) changeCheckoutMarket(shop, country, revalidate).catch(() => notifyFailure(t));
          }}
        >
          {selected === null && <option value="">{t('checkout.chooseCountry')}</option>}
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
