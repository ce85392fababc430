import { useEffect, useRef, useState } from 'react';
import { type ProductCardPartsFragment, ProductListDocument } from '#storefront/api/generated/graphql.ts';
import { productCards } from '#storefront/api/product-cards.ts';
import { LIST_STEP } from '#storefront/features/content/fill-lists.ts';
import type { ProductListWidgetData } from '#storefront/features/content/widgets.ts';
import { browserEnvironment } from '#storefront/session/browser-environment.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import { notify } from '#storefront/ui/notification.store.ts';
import styles from './more-products.module.css';
import type { CardProps } from './product-card.tsx';
import { ProductGrid } from './product-grid.tsx';

interface MoreProps {
  widget: ProductListWidgetData;
  Heading: CardProps['Heading'];
}

/** What follows in a list, step by step, below what the page came with. */
export function MoreProducts({ widget: { products, more }, Heading }: MoreProps) {
  const shop = useShop();
  const [steps, setSteps] = useState<ProductCardPartsFragment[][]>([]);
  const [isLoading, setLoading] = useState(false);
  const first = useRef<HTMLDivElement>(null);
  const shown = products.length + steps.flat().length;
  // Whoever goes on with the keyboard goes on at what is new.
  useEffect(() => {
    if (steps.length > 0) first.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [steps.length]);

  async function load(): Promise<void> {
    if (isLoading || !more) return;
    setLoading(true);
    try {
      const { api } = browserEnvironment(shop);
      const wanted = { filter: more.filter, skip: shown, take: LIST_STEP };
      const answer = await api.query(ProductListDocument, wanted);
      setSteps((all) => [...all, productCards(answer.products)]);
    } catch {
      notify(shop.t('error.general'), { mode: 'error', placement: 'bottom-center' });
    }
    setLoading(false);
  }

  const isWhole = !more || shown >= more.count || steps.at(-1)?.length === 0;
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
      {!isWhole && (
        <p className={styles.onward}>
          <Button type="button" aria-disabled={isLoading} onClick={() => void load()}>
            {shop.t(isLoading ? 'list.loading' : 'list.loadMore')}
          </Button>
        </p>
      )}
    </>
  );
}
