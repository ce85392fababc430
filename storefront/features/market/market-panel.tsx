import { useState } from 'react';
import { LOCALES } from '#contract/locales.ts';
import { type MarketOption, useMarketOptions } from '#storefront/session/markets/use-market-options.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { Flag } from '#storefront/ui/flag.tsx';
import { Panel } from '#storefront/ui/panel.tsx';
import { groupMarkets, groupName } from './market-groups.ts';
import styles from './market-panel.module.css';
import { switchMarket } from './switch-market.ts';

const all = '';

/** Selects country, currency and language, and opens the current page in them. */
export function MarketPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t, shopper } = useShop();
  const choices = useMarketOptions();
  const [country, setCountry] = useState(all);
  const [currency, setCurrency] = useState(all);
  const currencyNames = new Intl.DisplayNames(LOCALES[shopper.locale].iso, { type: 'currency' });
  const countries = new Map(choices.map(({ market }) => [market.country.code, market.country.name]));
  const currencies = new Set(choices.map(({ market }) => market.currency.code));
  const found = choices.filter(
    ({ market }) =>
      [all, market.country.code].includes(country) && [all, market.currency.code].includes(currency),
  );
  return (
    <Panel
      isOpen={isOpen}
      onClose={onClose}
      title={t('market.title')}
      closeLabel={t('shop.close')}
      side="end"
    >
      <p className={styles.intro}>{t('market.intro')}</p>
      <div className={styles.selectors}>
        <Selector
          label={t('market.country')}
          allLabel={t('market.allCountries')}
          value={country}
          onSelect={(code) => {
            setCountry(code);
            setCurrency(all);
          }}
          options={[...countries].sort(([, a], [, b]) => a.localeCompare(b, shopper.locale))}
        />
        <Selector
          label={t('market.currency')}
          allLabel={t('market.allCurrencies')}
          value={currency}
          onSelect={(code) => {
            setCurrency(code);
            setCountry(all);
          }}
          options={[...currencies].sort().map((code) => [code, `${code} – ${currencyNames.of(code)}`])}
        />
      </div>
      {groupMarkets(found).map((group) => (
        <section key={group.key} className={styles.group} aria-label={groupName(group.key, t)}>
          <h3>{groupName(group.key, t)}</h3>
          <ul>
            {group.choices.map((choice) => (
              <Market key={choice.market.alias} {...choice} />
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
}

function Market({ market, languages }: MarketOption) {
  const { shopper } = useShop();
  return (
    <li className={styles.market} data-current={market.alias === shopper.market}>
      <Flag country={market.country.code} />
      <span className={styles.country}>{market.country.name}</span>
      <span className={styles.currency}>{market.currency.code}</span>
      <ul className={styles.languages}>
        {languages.map((choice) => (
          <li key={choice.locale}>
            <a
              href={choice.url}
              hrefLang={LOCALES[choice.locale].iso}
              data-reload=""
              aria-label={`${LOCALES[choice.locale].name}, ${market.country.name}, ${market.currency.code}`}
              aria-current={
                market.alias === shopper.market && choice.locale === shopper.locale ? 'true' : undefined
              }
              onClick={(event) => {
                event.preventDefault();
                switchMarket(choice, shopper);
              }}
            >
              <span lang={LOCALES[choice.locale].iso}>{LOCALES[choice.locale].name}</span>
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

interface SelectorProps {
  label: string;
  allLabel: string;
  value: string;
  options: [value: string, name: string][];
  onSelect: (value: string) => void;
}

/** Filters the markets below. Hidden when there is only one option. */
function Selector({ label, allLabel, value, options, onSelect }: SelectorProps) {
  if (options.length < 2) return null;
  return (
    <label className={styles.selector}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onSelect(event.target.value)}>
        <option value={all}>{allLabel}</option>
        {options.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
