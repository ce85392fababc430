import { type ComponentType, useState } from 'react';
import { createPortal } from 'react-dom';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { loadPart } from '#storefront/browser/missing-chunk.ts';
import { notifyFailure } from '#storefront/session/notify-failure.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { useCurrentMarket, useVisitedMarkets } from '#storefront/session/use-place-choices.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import styles from './market-button.module.css';
import { MARKET_FORM_ID } from './market-form.tsx';

type PanelType = ComponentType<{ isOpen: boolean; onClose: () => void }>;
const loadPanel = async (): Promise<PanelType> => (await import('./market-panel.tsx')).MarketPanel;

/** Says where the visitor shops, and opens the panel that changes it; without script it leads to the form in the footer. */
export function MarketButton() {
  const { t, shopper } = useShop();
  const [Panel, setPanel] = useState<PanelType>();
  const [isOpen, setOpen] = useState(false);
  const market = useCurrentMarket();
  if (useVisitedMarkets().length < 2 || !market) return null;
  const close = () => setOpen(false);
  return (
    <>
      <a
        className={styles.button}
        href={`#${MARKET_FORM_ID}`}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
        onClick={(event) => {
          event.preventDefault();
          loadPart(loadPanel).then(
            (loaded) => {
              setPanel(() => loaded);
              setOpen(true);
            },
            () => notifyFailure(t),
          );
        }}
      >
        <Icon name="globe" />
        <span className="visually-hidden">{t('market.button')}: </span>
        <span className={styles.place}>
          {market.country.name}
          <span className={styles.language}> · {nameWithinLine(LOCALES[shopper.locale])}</span> ·{' '}
          {market.currency.code}
        </span>
      </a>
      {/* The menu of a phone has its own ways with links: the panel stands outside of it. */}
      {Panel && createPortal(<Panel isOpen={isOpen} onClose={close} />, document.body)}
    </>
  );
}

/** Only English writes the names of languages with a capital: “Suomi · suomi” is a country and its language. */
function nameWithinLine({ code, iso, name }: Locale): string {
  return code === 'en' ? name : name.toLocaleLowerCase(iso);
}
