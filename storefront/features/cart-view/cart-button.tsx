import { type ComponentType, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LocaleCode } from '#contract/locales.ts';
import { loadChunk } from '#storefront/browser/missing-chunk.ts';
import { isPrimaryClick } from '#storefront/browser/navigation/is-primary-click.ts';
import { runWhenIdle } from '#storefront/browser/run-when-idle.ts';
import { TIMINGS } from '#storefront/config/timings.ts';
import { useCartCount } from '#storefront/features/cart/cart.store.ts';
import { setMiniCartOpen, useIsMiniCartOpen } from '#storefront/features/cart/mini-cart.store.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { notifyFailure } from '#storefront/session/notify-failure.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import styles from './cart-button.module.css';

type PanelType = ComponentType<{ isOpen: boolean; onClose: () => void }>;
const loadPanel = async (locale: LocaleCode): Promise<PanelType> => {
  const [{ MiniCart }] = await Promise.all([import('./mini-cart.tsx'), loadTranslate(locale, 'purchase')]);
  return MiniCart;
};
const close = () => setMiniCartOpen(false);

/** The cart in the header, with its count. It opens the cart panel; without script it links to the checkout. */
export function CartButton({ countFromServer }: { countFromServer: number | null }) {
  const { t, shopper } = useShop();
  const count = useCartCount(countFromServer);
  const isOpen = useIsMiniCartOpen();
  const [Panel, setPanel] = useState<PanelType>();

  const showPanel = useEffectEvent(() => {
    loadChunk(() => loadPanel(shopper.locale)).then(
      (loaded) => setPanel(() => loaded),
      () => {
        close();
        notifyFailure(t);
      },
    );
  });
  useEffect(() => {
    if (isOpen) showPanel();
  }, [isOpen]);
  // A header that is removed closes the panel.
  useEffect(() => close, []);
  const { locale } = shopper;
  const prefetch = useCallback(() => void loadPanel(locale).catch(() => undefined), [locale]);
  // A visitor with items will open the cart, so its panel is prefetched before it has to compete with images.
  const hasItems = (count ?? 0) > 0;
  useEffect(() => (hasItems ? runWhenIdle(prefetch, TIMINGS.prefetchIdle) : undefined), [hasItems, prefetch]);

  return (
    <>
      <a
        className={styles.button}
        href={linkTo(localeScopeOf(shopper), 'checkout')}
        aria-haspopup="dialog"
        data-bag=""
        onPointerEnter={prefetch}
        onClick={(event) => {
          if (!isPrimaryClick(event)) return;
          event.preventDefault();
          setMiniCartOpen(true);
        }}
      >
        <Icon name="bag" />
        <span className="visually-hidden">{t('header.cart')}: </span>
        <span aria-live="polite" className={styles.count} data-empty={!count}>
          <span aria-hidden="true">{count ?? ''}</span>
          <span className="visually-hidden">{count === null ? '' : t('header.cartCount', { count })}</span>
        </span>
      </a>
      {Panel && createPortal(<Panel isOpen={isOpen} onClose={close} />, document.body)}
    </>
  );
}
