import {
  type FormEvent,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useActionData, useFetcher } from 'react-router';
import type { Fulfilment } from '#contract/order/fulfilment.ts';
import { runWhenIdle } from '#storefront/browser/run-when-idle.ts';
import { BUY_FORM_ID } from '#storefront/config/buy-form.ts';
import { TIMINGS } from '#storefront/config/timings.ts';
import { useQuantityInCart } from '#storefront/features/cart/cart.store.ts';
import type { DeliveryStatements } from '#storefront/features/market/load-market-options.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop, useTranslate } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Button } from '#storefront/ui/button.tsx';
import { StockLine } from '../card/stock-line.tsx';
import { isSoldOut, SizeChoice, type Sku } from '../editions/size-choice.tsx';
import type { ProductDetails } from '../load-product.ts';
import styles from './buy-form.module.css';
import { type BuyOutcome, buyFetcherKey } from './buy-outcome.ts';
import type { PackageChoiceProps } from './package-choice.tsx';
import { packageChoiceChunk } from './package-choice-chunk.ts';
import { QuantityField } from './quantity-field.tsx';
import { useQuantityInput } from './use-quantity-input.ts';

interface BuyFormProps {
  product: ProductDetails;
  fulfilment: Fulfilment;
  preOrderDate: string | undefined;
  delivery: DeliveryStatements | undefined;
  skus: Sku[];
  selectedSku: Sku | undefined;
  onSelect: (skuId: number) => void;
  onRequestStockAlert: (skuId: number) => void;
}

/** Selects size and quantity and adds them to the cart. Without script it posts to the product's route. */
export function BuyForm(props: BuyFormProps) {
  const { product, fulfilment, preOrderDate, delivery, skus, selectedSku, onSelect } = props;
  const t = useTranslate('product');
  const fetcher = useFetcher<BuyOutcome>({ key: buyFetcherKey(product) });
  const noScriptOutcome = useActionData<BuyOutcome>();
  const [isOutcomeOutdated, setOutcomeOutdated] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isBusy = fetcher.state !== 'idle';
  const buttonLabel = preOrderDate ? 'product.preOrder' : 'product.addToCart';
  const submitGuard = useSubmitGuard(isBusy);
  const isPackage = product.productPackage != null;
  const canBuy = skus.some((sku) => !isSoldOut(sku));
  const stock = selectedSku?.stock ?? product.totalStock;
  const quantityInCart = useQuantityInCart(selectedSku?.skuId);
  const limit = { totalStock: stock?.totalStock ?? 0, quantityInCart };
  const quantity = useQuantityInput(limit, noScriptOutcome?.quantity ?? 1);

  useSelectionBeforeHydration(form, selectedSku?.skuId, onSelect);
  usePrefetchCartCode();
  const resetQuantity = useEffectEvent(() => quantity.reset());
  useEffect(() => {
    if (fetcher.data?.kind === 'added') resetQuantity();
  }, [fetcher.data]);

  return (
    <fetcher.Form
      ref={form}
      id={BUY_FORM_ID}
      method="post"
      // Without script, the browser scrolls the response to the outcome.
      action="#outcome"
      className={styles.form}
      onChange={() => setOutcomeOutdated(true)}
      onSubmit={(event) => {
        submitGuard(event);
        setOutcomeOutdated(false);
      }}
    >
      {isPackage && canBuy ? (
        <Suspense>
          <LoadedPackageChoice product={product} selections={noScriptOutcome?.selections} />
        </Suspense>
      ) : (
        <SizeChoice
          skus={skus}
          fulfilment={fulfilment}
          initialSkuId={selectedSku?.skuId ?? null}
          onSelect={(skuId) => {
            onSelect(skuId);
            quantity.clearError();
          }}
          onRequestStockAlert={props.onRequestStockAlert}
        />
      )}
      {canBuy && (
        <>
          <div className={styles.buy}>
            {!isPackage && fulfilment !== 'download' && <QuantityField limit={limit} input={quantity} />}
            <Button type="submit" aria-disabled={isBusy}>
              {t(isBusy ? 'product.adding' : buttonLabel)}
            </Button>
          </div>
          <div className={styles.status}>
            <StockLine
              stock={stock}
              fulfilment={fulfilment}
              preOrderDate={preOrderDate}
              delivery={delivery}
              quantity={Number(quantity.text) || 1}
              withDelivery
            />
            <Outcome outcome={isOutcomeOutdated ? undefined : (fetcher.data ?? noScriptOutcome)} />
          </div>
        </>
      )}
    </fetcher.Form>
  );
}

/** Prevents a second submit while the first is in flight. A ref, because the second may come before the next render. */
function useSubmitGuard(isBusy: boolean): (event: FormEvent) => void {
  const isSubmitting = useRef(false);
  useEffect(() => {
    isSubmitting.current = isBusy;
  }, [isBusy]);
  return (event) => {
    if (isSubmitting.current) event.preventDefault();
    isSubmitting.current = true;
  };
}

/** Keeps a size that was selected before hydration. */
function useSelectionBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  selectedSkuId: number | undefined,
  onSelect: (skuId: number) => void,
): void {
  const readSelection = useEffectEvent(() => {
    const checked = form.current?.querySelector<HTMLInputElement>('[name=skuId]:checked');
    if (checked && Number(checked.value) !== selectedSkuId) onSelect(Number(checked.value));
  });
  useEffect(() => readSelection(), []);
}

/** Prefetches the code that changes the cart, so that adding works also when the network fails afterwards. */
function usePrefetchCartCode(): void {
  useEffect(
    () =>
      runWhenIdle(
        () =>
          void Promise.all([
            import('./buy.ts'),
            import('#storefront/features/cart/controller/cart-controller.ts'),
          ]).catch(() => undefined),
        TIMINGS.prefetchIdle,
      ),
    [],
  );
}

/** Without script, a form that was accepted redirects to `#added`: `:target` then shows the second copy of the message. */
function Outcome({ outcome }: { outcome: BuyOutcome | undefined }) {
  return (
    <>
      <div id="outcome" role="status" className={styles.outcome} data-kind={outcome?.kind}>
        {outcome?.kind === 'added' && <Added />}
        {outcome?.kind === 'rejected' && outcome.message}
      </div>
      <div id="added" className={styles.afterPost}>
        <Added />
      </div>
    </>
  );
}

function LoadedPackageChoice(props: PackageChoiceProps) {
  const { PackageChoice } = use(packageChoiceChunk.read());
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
