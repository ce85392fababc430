import { useEffect, useRef, useState } from 'react';
import { type ProductCardPartsFragment, ProductListDocument } from '#storefront/api/generated/graphql.ts';
import { productCards } from '#storefront/api/product-cards.ts';
import { PRODUCT_LIST_PAGE_SIZE } from '#storefront/features/content/fill-product-lists.ts';
import type { ProductListWidgetData } from '#storefront/features/content/widgets.ts';
import { browserEnvironment } from '#storefront/session/browser-environment.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import { notify } from '#storefront/ui/notifications/notification.store.ts';
import type { CardProps } from '../card/product-card.tsx';
import styles from './more-products.module.css';
import { ProductGrid } from './product-grid.tsx';

interface MoreProps {
  widget: ProductListWidgetData;
  Heading: CardProps['Heading'];
}

/** Loads further products of a list step by step, below those of the page. */
export function MoreProducts({ widget: { products, more }, Heading }: MoreProps) {
  const shop = useShop();
  const [steps, setSteps] = useState<ProductCardPartsFragment[][]>([]);
  const [isLoading, setLoading] = useState(false);
  const first = useRef<HTMLDivElement>(null);
  const displayedCount = products.length + steps.flat().length;
  // Moves the focus to the new products, for keyboard users.
  useEffect(() => {
    if (steps.length > 0) first.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [steps.length]);

  async function load(): Promise<void> {
    if (isLoading || !more) return;
    setLoading(true);
    try {
      const { api } = browserEnvironment(shop);
      const variables = { filter: more.filter, skip: displayedCount, take: PRODUCT_LIST_PAGE_SIZE };
      const result = await api.query(ProductListDocument, variables);
      setSteps((all) => [...all, productCards(result.products)]);
    } catch {
      notify(shop.t('error.general'), { mode: 'error', placement: 'bottom-center' });
    }
    setLoading(false);
  }

  const isComplete = !more || displayedCount >= more.count || steps.at(-1)?.length === 0;
  return (
    <>
      {steps.map((step, index) => (
        <div
          key={step[0]?.productId ?? index}
          ref={index === steps.length - 1 ? first : undefined}
          className={styles.step}
        >
          <ProductGrid
            products={step}
            Heading={Heading}
            isFirst={false}
            startIndex={products.length + steps.slice(0, index).flat().length}
          />
        </div>
      ))}
      {!isComplete && (
        <p className={styles.loadMore}>
          <Button type="button" aria-disabled={isLoading} onClick={() => void load()}>
            {shop.t(isLoading ? 'list.loading' : 'list.loadMore')}
          </Button>
        </p>
      )}
    </>
  );
}
