import { useEffect } from 'react';
import { useActionData, useFetcher } from 'react-router';
import type { ProductQuery } from '#storefront/api/generated/graphql.ts';
import type { AddedToCart } from '#storefront/features/cart/add-to-cart.ts';
import { setCartCount } from '#storefront/features/cart/cart.store.ts';
import { useWords } from '#storefront/session/shop-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import styles from './buy-form.module.css';
import { StockLine } from './stock-line.tsx';

type Product = NonNullable<ProductQuery['product']>;

/** Chooses a format and puts it into the cart. Without script it posts to the same route. */
export function BuyForm({ product }: { product: Product }) {
  const words = useWords();
  const fetcher = useFetcher<AddedToCart>();
  const posted = useActionData<AddedToCart>();
  const outcome = fetcher.data ?? posted;
  const isBusy = fetcher.state !== 'idle';
  const skus = (product.skus ?? []).flatMap((sku) => sku ?? []);
  const buyable = skus.filter((sku) => (sku.stock?.totalStock ?? 0) > 0);
  const isSoldOut = buyable.length === 0;

  useEffect(() => {
    if (fetcher.data?.kind === 'added') setCartCount(fetcher.data.count);
  }, [fetcher.data]);

  return (
    <fetcher.Form method="post" className={styles.form}>
      <fieldset className={styles.formats}>
        <legend>{words('product.chooseFormat')}</legend>
        {skus.map((sku) => (
          <label key={sku.skuId} className={styles.format}>
            <input
              type="radio"
              name="skuId"
              value={sku.skuId}
              required
              disabled={(sku.stock?.totalStock ?? 0) === 0}
              defaultChecked={buyable.length === 1 && buyable[0]?.skuId === sku.skuId}
            />
            <span>{sku.name}</span>
            <StockLine stock={sku.stock} withDelivery />
          </label>
        ))}
      </fieldset>
      <input type="hidden" name="quantity" value="1" />
      <Button type="submit" disabled={isSoldOut} aria-disabled={isBusy}>
        {isSoldOut
          ? words('stock.outOfStock')
          : isBusy
            ? words('product.adding')
            : words('product.addToCart')}
      </Button>
      <p role="status" className={styles.outcome} data-kind={outcome?.kind}>
        {outcome?.kind === 'added' && words('product.added')}
        {outcome?.kind === 'refused' && outcome.message}
      </p>
      <p id="added" className={styles.afterPost}>
        {words('product.added')}
      </p>
    </fetcher.Form>
  );
}
