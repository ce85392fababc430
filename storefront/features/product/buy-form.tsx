import { Suspense, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { whenIdle } from '#storefront/browser/when-idle.ts';
import { BUY_FORM } from '#storefront/config/buy-form.ts';
import { TIMINGS } from '#storefront/config/timings.ts';
import { useQuantityInCart } from '#storefront/features/cart/cart.store.ts';
import type { PackageSelection } from '#storefront/features/cart/change-cart.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Button } from '#storefront/ui/button.tsx';
import styles from './buy-form.module.css';
import { FormatChoice, isSoldOut, type Sku } from './format-choice.tsx';
import type { ProductDetails } from './load-product.ts';
import type { PackageChoiceProps } from './package-choice.tsx';
import { loadPackageChoice } from './package-choice-chunk.ts';
import { QuantityField } from './quantity-field.tsx';
import { clampQuantity, complaintAbout } from './quantity-limit.ts';
import { StockLine } from './stock-line.tsx';

/** With what was asked for, so that a form that comes back holds it still. */
export type BuyOutcome = ({ kind: 'added' } | { kind: 'refused'; message: string }) & {
  skuId?: number;
  quantity?: number;
  /** Of a set: what was chosen for each part of it. */
  parts?: readonly PackageSelection[];
};

/** What the form and the bar know it by while it is on its way. */
export const buyingOf = ({ productId }: Pick<ProductDetails, 'productId'>) => `buy-${productId}`;

interface BuyFormProps {
  product: ProductDetails;
  skus: Sku[];
  chosen: Sku | undefined;
  onChoose: (skuId: number) => void;
  onNotify: (skuId: number) => void;
}

/** Chooses a format and a quantity, and puts them into the cart. Without script it posts to the same route. */
export function BuyForm({ product, skus, chosen, onChoose, onNotify }: BuyFormProps) {
  const { t } = useShop();
  const fetcher = useFetcher<BuyOutcome>({ key: buyingOf(product) });
  const posted = useActionData<BuyOutcome>();
  const form = useRef<HTMLFormElement>(null);
  const [isOutdated, setOutdated] = useState(false);
  const [typed, setTyped] = useState(String(posted?.quantity ?? 1));
  const [complaint, setComplaint] = useState<string>();
  const inCart = useQuantityInCart(chosen?.skuId);
  const outcome = isOutdated ? undefined : (fetcher.data ?? posted);
  const isBusy = fetcher.state !== 'idle';
  const isOnItsWay = useRef(false);
  useEffect(() => {
    isOnItsWay.current = isBusy;
  }, [isBusy]);
  const isSet = product.productPackage != null;
  const canBuy = skus.some((sku) => !isSoldOut(sku));
  const stock = chosen?.stock ?? product.totalStock;
  const limit = { totalStock: stock?.totalStock ?? 0, inCart };

  function complain(asked: number): void {
    const found = complaintAbout(asked, limit);
    setComplaint(
      found &&
        (found.kind === 'inCart'
          ? t('cart.threshold', { quantity: found.quantity })
          : t('cart.addTooMany', { stock: found.stock })),
    );
  }

  function settle(asked: number): void {
    setTyped(String(clampQuantity(asked, limit)));
    complain(asked);
  }

  // What was chosen and typed before script came is kept.
  const takeOver = useEffectEvent(() => {
    const checked = form.current?.querySelector<HTMLInputElement>('[name=skuId]:checked');
    if (checked && Number(checked.value) !== chosen?.skuId) onChoose(Number(checked.value));
  });
  useEffect(() => takeOver(), []);

  useEffect(() => {
    if (fetcher.data?.kind !== 'added') return;
    setTyped('1');
    setComplaint(undefined);
  }, [fetcher.data]);

  // Who is about to buy has at hand what it takes, also when the network goes.
  useEffect(
    () =>
      whenIdle(
        () => void import('#storefront/features/cart/cart-keeper.ts').catch(() => undefined),
        TIMINGS.prefetchIdle,
      ),
    [],
  );

  return (
    <fetcher.Form
      ref={form}
      id={BUY_FORM}
      method="post"
      action="#outcome"
      className={styles.form}
      onChange={() => setOutdated(true)}
      onSubmit={(event) => {
        // A second click while the first is on its way is not a second wish; it may come before this is drawn anew.
        if (isOnItsWay.current) event.preventDefault();
        isOnItsWay.current = true;
        setOutdated(false);
      }}
    >
      {isSet && canBuy ? (
        <Suspense>
          <Package product={product} chosen={posted?.parts} />
        </Suspense>
      ) : (
        <FormatChoice
          skus={skus}
          chosenAtFirst={chosen?.skuId ?? null}
          onChoose={(skuId) => {
            onChoose(skuId);
            setComplaint(undefined);
          }}
          onNotify={onNotify}
        />
      )}
      {canBuy && (
        <>
          <div className={styles.buy}>
            {!isSet && (
              <QuantityField
                limit={limit}
                typed={typed}
                onType={(text) => {
                  setTyped(text);
                  complain(Number(text));
                }}
                onSettle={settle}
                complaint={complaint}
              />
            )}
            <Button type="submit" aria-disabled={isBusy}>
              {isBusy ? t('product.adding') : t('product.addToCart')}
            </Button>
          </div>
          <div className={styles.answers}>
            <StockLine stock={stock} quantity={Number(typed) || 1} withDelivery />
            <div id="outcome" role="status" className={styles.outcome} data-kind={outcome?.kind}>
              {outcome?.kind === 'added' && <Added />}
              {outcome?.kind === 'refused' && outcome.message}
            </div>
            <div id="added" className={styles.afterPost}>
              <Added />
            </div>
          </div>
        </>
      )}
    </fetcher.Form>
  );
}

function Package(props: PackageChoiceProps) {
  const { PackageChoice } = use(loadPackageChoice());
  return <PackageChoice {...props} />;
}

function Added() {
  const { t, shopper } = useShop();
  return (
    <>
      {t('product.added')} <a href={linkTo(localeScopeOf(shopper), 'checkout')}>{t('product.toCheckout')}</a>
    </>
  );
}
