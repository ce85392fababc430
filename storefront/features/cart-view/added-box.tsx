import { type RefCallback, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import {
  type Added,
  hideAdded,
  holdAdded,
  releaseAdded,
  useAdded,
} from '#storefront/features/cart/added-box.store.ts';
import { useShownCart } from '#storefront/features/cart/cart.store.ts';
import { setMiniCartOpen } from '#storefront/features/cart/mini-cart.store.ts';
import { itemsOf } from '#storefront/features/cart/optimistic-cart.ts';
import { Cover } from '#storefront/features/product/cover.tsx';
import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import { IconButton } from '#storefront/ui/icon-button.tsx';
import styles from './added-box.module.css';
import { formatOf } from './format-of.ts';
import { FreeShipping } from './free-shipping.tsx';

/** What was just put into the cart, for 30 s or until the next page (§11). It takes no focus, and says itself once. */
export function AddedBox() {
  const added = useAdded();
  const { pathname } = useLocation();
  const [shownAt, setShownAt] = useState(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: being added is the reason to note the page.
  useEffect(() => setShownAt(pathname), [added]);
  useEffect(() => {
    if (pathname !== shownAt) hideAdded();
  }, [pathname, shownAt]);
  return added && <Box added={added} />;
}

function Box({ added }: { added: Added }) {
  const { t, shopper } = useShop();
  const cart = useShownCart()?.cart;
  const item = itemsOf(cart).findLast(({ skuId }) => skuId === added.skuId);
  const [edge, setEdge] = useState<'start' | 'end'>('start');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each book has its own button.
  useLayoutEffect(() => setEdge(farFromButton()), [added]);
  const box = useBelowHeader();
  if (!cart || !item?.product) return null;
  const set = item.productPackage?.packageName;
  const name = set ?? item.product.name ?? '';
  const format = set ? null : formatOf(item);
  const price = set
    ? null
    : shopper.vatIncluded
      ? item.unitPrice?.sellingPriceIncVatFormatted
      : item.unitPrice?.sellingPriceExVatFormatted;
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
        onPointerEnter={holdAdded}
        onPointerLeave={releaseAdded}
        onFocus={holdAdded}
        onBlur={releaseAdded}
        onKeyDown={(event) => {
          if (event.key === 'Escape') hideAdded();
        }}
      >
        <p className={styles.head}>{t('cart.inCart')}</p>
        <IconButton name="close" label={t('shop.close')} onClick={hideAdded} />
        <div className={styles.cover}>
          <Cover fileName={item.product.productImages?.[0]?.fileName} alt="" sizes="4rem" />
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
        <div className={styles.ways}>
          <ButtonLink href={linkTo(localeScopeOf(shopper), 'checkout')}>{t('product.toCheckout')}</ButtonLink>
          <button type="button" className={styles.open} onClick={() => setMiniCartOpen(true)}>
            {t('cart.open')}
          </button>
        </div>
      </section>
    </>
  );
}

/** Not over the button that was just pressed: who wants another one presses it again. */
function farFromButton(): 'start' | 'end' {
  const pressed = document.activeElement;
  if (!pressed || pressed === document.body) return 'start';
  const { top, bottom } = pressed.getBoundingClientRect();
  return (top + bottom) / 2 < innerHeight / 2 ? 'end' : 'start';
}

/** Nor over the bag in the header, which comes and goes as the page is scrolled. */
function useBelowHeader(): RefCallback<HTMLElement> {
  return useCallback((box: HTMLElement | null) => {
    if (!box) return;
    const bag = document.querySelector('[data-bag]');
    const bar = bag?.closest('header > *');
    if (!bag || !bar) return;
    const look = () => {
      // Where it is when it has come back, however far that is.
      const away = new DOMMatrix(getComputedStyle(bar).transform).m42;
      box.style.setProperty('--header-end', `${bag.getBoundingClientRect().bottom - away}px`);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
}
