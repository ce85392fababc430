import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { BUY_FORM_ID } from '#storefront/config/buy-form.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import type { ProductDetails } from '../load-product.ts';
import { Price } from '../price/price.tsx';
import styles from './buy-bar.module.css';
import { buyFetcherKey } from './buy-outcome.ts';

interface BuyBarProps {
  product: ProductDetails;
  isPreOrder: boolean;
}

/** Price and button at the bottom of small screens while the form's button is not visible. */
export function BuyBar({ product, isPreOrder }: BuyBarProps) {
  const t = useTranslate('product');
  const isBusy = useFetcher({ key: buyFetcherKey(product) }).state !== 'idle';
  const isVisible = useIsOffscreen(`#${BUY_FORM_ID} [type=submit]`);
  if (!isVisible) return null;
  const buttonLabel = isPreOrder ? 'product.preOrder' : 'product.addToCart';
  return (
    <div className={styles.bar}>
      <Price price={product.unitPrice} />
      <Button type="submit" form={BUY_FORM_ID} aria-disabled={isBusy}>
        {t(isBusy ? 'product.adding' : buttonLabel)}
      </Button>
    </div>
  );
}

/** Whether a part of the element is outside the window. False on the server and until the observer reports. */
function useIsOffscreen(selector: string): boolean {
  const [isOffscreen, setOffscreen] = useState(false);
  useEffect(() => {
    const element = document.querySelector(selector);
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setOffscreen((entries.at(-1)?.intersectionRatio ?? 1) < 1),
      { threshold: 1 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [selector]);
  return isOffscreen;
}
