import { type ChangeEvent, useEffect, useState } from 'react';
import { useActionData, useFetcher } from 'react-router';
import type { ProductQuery } from '#storefront/api/generated/graphql.ts';
import type { AddedToCart } from '#storefront/features/cart/add-to-cart.ts';
import { setCartCount } from '#storefront/features/cart/cart.store.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop, useWords } from '#storefront/session/shop-context.ts';
import { placeOf } from '#storefront/session/shopper.ts';
import { Button } from '#storefront/ui/button.tsx';
import styles from './buy-form.module.css';
import { StockLine } from './stock-line.tsx';

type Product = NonNullable<ProductQuery['product']>;

/** Chooses a format and puts it into the cart. Without script it posts to the same route. */
export function BuyForm({ product }: { product: Product }) {
  const words = useWords();
  const fetcher = useFetcher<AddedToCart>();
  const posted = useActionData<AddedToCart>();
  const [isOutdated, setOutdated] = useState(false);
  const outcome = isOutdated ? undefined : (fetcher.data ?? posted);
  const isBusy = fetcher.state !== 'idle';
  const skus = (product.skus ?? []).flatMap((sku) => sku ?? []);
  const buyable = skus.filter((sku) => (sku.stock?.totalStock ?? 0) > 0);
  const isSoldOut = buyable.length === 0;

  useEffect(() => {
    if (fetcher.data?.kind === 'added') setCartCount(fetcher.data.count);
  }, [fetcher.data]);

  return (
    <fetcher.Form
      method="post"
      action="#outcome"
      className={styles.form}
      onChange={() => setOutdated(true)}
      onSubmit={(event) => {
        // A second click while the first is on its way is not a second wish.
        if (isBusy) event.preventDefault();
        setOutdated(false);
      }}
    >
      <fieldset className={styles.formats}>
        <legend>{words('product.chooseFormat')}</legend>
        {skus.map((sku) => (
          <label key={sku.skuId} className={styles.format}>
            <input
              type="radio"
              name="skuId"
              value={sku.skuId}
              required
              onInvalid={(event) => event.currentTarget.setCustomValidity(words('product.mustChoose'))}
              onChange={forgetComplaint}
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
      <div id="outcome" role="status" className={styles.outcome} data-kind={outcome?.kind}>
        {outcome?.kind === 'added' && <Added />}
        {outcome?.kind === 'refused' && outcome.message}
      </div>
      <div id="added" className={styles.afterPost}>
        <Added />
      </div>
    </fetcher.Form>
  );
}

function Added() {
  const { words, shopper } = useShop();
  return (
    <>
      {words('product.added')}{' '}
      <a href={linkTo(placeOf(shopper), 'checkout')}>{words('product.toCheckout')}</a>
    </>
  );
}

/** The complaint belongs to the whole group of choices: any choice answers it. */
function forgetComplaint({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
  for (const choice of currentTarget.form?.querySelectorAll<HTMLInputElement>('[name=skuId]') ?? [])
    choice.setCustomValidity('');
}
