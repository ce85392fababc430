import { type ComponentType, useState } from 'react';
import { createPortal } from 'react-dom';
import { LOCALES } from '#contract/locales.ts';
import { loadChunk } from '#storefront/browser/missing-chunk.ts';
import { MARKET_FORM_ID } from '#storefront/config/element-ids.ts';
import { useBrowsableMarkets, useCurrentMarket } from '#storefront/session/markets/use-market-links.ts';
import { notifyFailure } from '#storefront/session/notify-failure.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import styles from './market-button.module.css';

type PanelType = ComponentType<{ isOpen: boolean; onClose: () => void }>;
const loadPanel = async (): Promise<PanelType> => (await import('./market-panel.tsx')).MarketPanel;

/** Shows country, language and currency, and opens the market panel. Without script it links to the form in the footer. */
export function MarketButton() {
  const { t, shopper } = useShop();
  const [Panel, setPanel] = useState<PanelType>();
  const [isOpen, setOpen] = useState(false);
  const market = useCurrentMarket();
  if (useBrowsableMarkets().length < 2 || !market) return null;
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
          loadChunk(loadPanel).then(
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
        <span>
          {market.country.name}
          <span className={styles.language}> · {LOCALES[shopper.locale].nameInText}</span> ·{' '}
          {market.currency.code}
        </span>
      </a>
      {/* In a portal, because the mobile menu closes on clicks on links inside it. */}
      {Panel && createPortal(<Panel isOpen={isOpen} onClose={close} />, document.body)}
    </>
  );
}
