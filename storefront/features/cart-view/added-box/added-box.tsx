import { type RefCallback, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import {
  type AddedItem,
  hideAddedItem,
  pauseAddedItemTimer,
  restartAddedItemTimer,
  useAddedItem,
} from '#storefront/features/cart/added-item.store.ts';
import { useDisplayedCart } from '#storefront/features/cart/cart.store.ts';
import { itemsOf } from '#storefront/features/cart/cart-items.ts';
import { setMiniCartOpen } from '#storefront/features/cart/mini-cart.store.ts';
import { Cover, thumbnailWidths } from '#storefront/features/product/pictures/cover.tsx';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import { IconButton } from '#storefront/ui/icon-button.tsx';
import { formatOf } from '../lines/format-of.ts';
import { FreeShipping } from '../summary/free-shipping.tsx';
import styles from './added-box.module.css';

/** The item that was just added, for 30 s or until the next page. It takes no focus and is announced once. */
export function AddedBox() {
  const added = useAddedItem();
  const { pathname } = useLocation();
  const [pathWhenAdded, setPathWhenAdded] = useState(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: records the page on which an item is added.
  useEffect(() => setPathWhenAdded(pathname), [added]);
  useEffect(() => {
    if (pathname !== pathWhenAdded) hideAddedItem();
  }, [pathname, pathWhenAdded]);
  return added && <Box added={added} />;
}

function Box({ added }: { added: AddedItem }) {
  const { t, shopper } = useShop();
  const cart = useDisplayedCart()?.cart;
  const item = itemsOf(cart).findLast(({ skuId }) => skuId === added.skuId);
  const [edge, setEdge] = useState<'start' | 'end'>('start');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each item is added by another button.
  useLayoutEffect(() => setEdge(edgeAwayFromButton()), [added]);
  const box = useBelowHeader();
  if (!cart || !item?.product) return null;
  const packageName = item.productPackage?.packageName;
  const name = packageName ?? item.product.name ?? '';
  const format = packageName ? null : formatOf(item);
  const unitPrice = shopper.vatIncluded
    ? item.unitPrice?.sellingPriceIncVatFormatted
    : item.unitPrice?.sellingPriceExVatFormatted;
  const price = packageName ? null : unitPrice;
  return (
    <>
      <p role="status" className="visually-hidden">
        {format ? t('product.addedFormat', { name, format }) : t('product.addedNamed', { name })}
      </p>
      <section
        ref={box}
        className={styles.box}
        data-edge={edge}
        aria-label={t('cart.inCart')}
        onPointerEnter={pauseAddedItemTimer}
        onPointerLeave={restartAddedItemTimer}
        onFocus={pauseAddedItemTimer}
        onBlur={restartAddedItemTimer}
        onKeyDown={(event) => {
          if (event.key === 'Escape') hideAddedItem();
        }}
      >
        <p className={styles.head}>{t('cart.inCart')}</p>
        <IconButton name="close" label={t('shop.close')} onClick={hideAddedItem} />
        <div>
          <Cover
            fileName={item.product.productImages?.[0]?.fileName}
            alt=""
            sizes="4rem"
            widths={thumbnailWidths}
          />
        </div>
        <div className={styles.about}>
          <p className={styles.title}>{name}</p>
          <p className={styles.facts}>
            {[format, added.quantity > 1 && t('product.copies', { count: added.quantity }), price]
              .filter(Boolean)
              .join(' · ')}
            {price && !shopper.vatIncluded && ` ${t('product.exVat')}`}
          </p>
        </div>
        <div className={styles.wide}>
          <FreeShipping cart={cart} />
        </div>
        <div className={styles.actions}>
          <ButtonLink href={linkTo(localeScopeOf(shopper), 'checkout')}>{t('product.toCheckout')}</ButtonLink>
          <button type="button" className={styles.open} onClick={() => setMiniCartOpen(true)}>
            {t('cart.open')}
          </button>
        </div>
      </section>
    </>
  );
}

/** Top (`start`) or bottom (`end`) of the window, away from the pressed button, which may be pressed again. */
function edgeAwayFromButton(): 'start' | 'end' {
  const pressed = document.activeElement;
  if (!pressed || pressed === document.body) return 'start';
  const { top, bottom } = pressed.getBoundingClientRect();
  return (top + bottom) / 2 < innerHeight / 2 ? 'end' : 'start';
}

/** Keeps the box below the header's cart button. The header hides and reappears while scrolling. */
function useBelowHeader(): RefCallback<HTMLElement> {
  return useCallback((box: HTMLElement | null) => {
    if (!box) return;
    const cartButton = document.querySelector('[data-bag]');
    const bar = cartButton?.closest('header > *');
    if (!cartButton || !bar) return;
    const updatePosition = () => {
      // The box is positioned as if the header were visible. A transform hides the header; `m42` is its vertical offset.
      const offset = new DOMMatrix(getComputedStyle(bar).transform).m42;
      box.style.setProperty('--header-end', `${cartButton.getBoundingClientRect().bottom - offset}px`);
    };
    updatePosition();
    addEventListener('scroll', updatePosition, { passive: true });
    return () => removeEventListener('scroll', updatePosition);
  }, []);
}
