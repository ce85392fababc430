import { useState } from 'react';
import { LOCALES } from '#contract/locales.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { type MarketChoice, usePlaceChoices } from '#storefront/session/use-place-choices.ts';
import { Flag } from '#storefront/ui/flag.tsx';
import { Panel } from '#storefront/ui/panel.tsx';
import { groupMarkets, groupName } from './market-groups.ts';
import styles from './market-panel.module.css';
import { switchMarket } from './switch-market.ts';

const any = '';

/** Country, currency and language, on one panel: whatever is chosen, the page stays the same. */
export function MarketPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t, shopper } = useShop();
  const choices = usePlaceChoices();
  const [country, setCountry] = useState(any);
  const [currency, setCurrency] = useState(any);
  const currencyNames = new Intl.DisplayNames(LOCALES[shopper.locale].iso, { type: 'currency' });
  const countries = new Map(choices.map(({ market }) => [market.country.code, market.country.name]));
  const currencies = new Set(choices.map(({ market }) => market.currency.code));
  const found = choices.filter(
    ({ market }) =>
      [any, market.country.code].includes(country) && [any, market.currency.code].includes(currency),
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
          anything={t('market.allCountries')}
          value={country}
          onChoose={(code) => {
            setCountry(code);
            setCurrency(any);
          }}
          options={[...countries].sort(([, a], [, b]) => a.localeCompare(b, shopper.locale))}
        />
        <Selector
          label={t('market.currency')}
          anything={t('market.allCurrencies')}
          value={currency}
          onChoose={(code) => {
            setCurrency(code);
            setCountry(any);
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

function Market({ market, languages }: MarketChoice) {
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
              {...(market.alias === shopper.market && choice.locale === shopper.locale
                ? { 'aria-current': 'true' }
                : {})}
              onClick={(event) => {
                event.preventDefault();
                switchMarket(choice, shopper.market);
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
  anything: string;
  value: string;
  options: [value: string, name: string][];
  onChoose: (value: string) => void;
}

/** Narrows the list below; where there is nothing to choose from it is not there. */
function Selector({ label, anything, value, options, onChoose }: SelectorProps) {
  if (options.length < 2) return null;
  return (
    <label className={styles.selector}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value={any}>{anything}</option>
        {options.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
