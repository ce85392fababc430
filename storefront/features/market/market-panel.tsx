import { useState } from 'react';
import { LOCALES } from '#contract/locales.ts';
import { type MarketLinks, useMarketLinks } from '#storefront/session/markets/use-market-links.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { Flag } from '#storefront/ui/flag.tsx';
import { Panel } from '#storefront/ui/panel.tsx';
import { groupMarkets, groupName } from './market-groups.ts';
import styles from './market-panel.module.css';
import { switchMarket } from './switch-market.ts';

/** Selects country, currency and language, and opens the current page in them. */
export function MarketPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t, shopper } = useShop();
  const choices = useMarketLinks();
  /** The alias of the market that is selected in the form. */
  const [alias, setAlias] = useState(shopper.market);
  const selected = choices.find(({ market }) => market.alias === alias) ?? choices[0];
  const currencyNames = new Intl.DisplayNames(LOCALES[shopper.locale].iso, { type: 'currency' });
  const currencies = new Set(choices.map(({ market }) => market.currency.code));
  return (
    <Panel
      isOpen={isOpen}
      onClose={onClose}
      title={t('market.title')}
      closeLabel={t('shop.close')}
      side="end"
    >
      <p className={styles.intro}>{t('market.intro')}</p>
      <form
        className={styles.selectors}
        onSubmit={(event) => {
          event.preventDefault();
          // The language stays if the market has it; otherwise the market's first language is opened.
          const { languages = [] } = selected ?? {};
          const choice = languages.find(({ locale }) => locale === shopper.locale) ?? languages[0];
          if (choice) switchMarket(choice, shopper);
        }}
      >
        <Selector
          label={t('market.country')}
          value={selected?.market.alias}
          onSelect={setAlias}
          options={choices.map(({ market }) => [market.alias, market.country.name])}
        />
        <Selector
          label={t('market.currency')}
          value={selected?.market.currency.code}
          // Selects the first market with the currency.
          onSelect={(code) =>
            setAlias(choices.find(({ market }) => market.currency.code === code)?.market.alias ?? alias)
          }
          options={[...currencies].sort().map((code) => [code, `${code} – ${currencyNames.of(code)}`])}
        />
        <button type="submit">{t('market.change')}</button>
      </form>
      {groupMarkets(choices).map((group) => (
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

function Market({ market, languages }: MarketLinks) {
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
              // `remember-language.ts` stores the language of a clicked link that has `hreflang` and `data-reload`.
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
  value: string | undefined;
  options: [value: string, name: string][];
  onSelect: (value: string) => void;
}

/** Hidden when there is only one option. */
function Selector({ label, value, options, onSelect }: SelectorProps) {
  if (options.length < 2) return null;
  return (
    <label className={styles.selector}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onSelect(event.target.value)}>
        {options.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
