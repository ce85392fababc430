import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { BUY_FORM } from '#storefront/config/buy-form.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import styles from './buy-bar.module.css';
import { buyingOf } from './buy-form.tsx';
import type { ProductDetails } from './load-product.ts';
import { Price } from './price.tsx';

/** On a phone: price and button under the thumb for as long as the form's own button is out of sight. */
export function BuyBar({ product }: { product: ProductDetails }) {
  const t = useTranslate();
  const isBusy = useFetcher({ key: buyingOf(product) }).state !== 'idle';
  const isNeeded = useIsOutOfSight(`#${BUY_FORM} [type=submit]`);
  if (!isNeeded) return null;
  return (
    <div className={styles.bar}>
      <Price price={product.unitPrice} />
      <Button type="submit" form={BUY_FORM} aria-disabled={isBusy}>
        {isBusy ? t('product.adding') : t('product.addToCart')}
      </Button>
    </div>
  );
}

/** Not until it is known: a page without script never knows. */
function useIsOutOfSight(selector: string): boolean {
  const [isOutOfSight, setOutOfSight] = useState(false);
  useEffect(() => {
    const element = document.querySelector(selector);
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setOutOfSight((entries.at(-1)?.intersectionRatio ?? 1) < 1),
      { threshold: 1 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [selector]);
  return isOutOfSight;
}
