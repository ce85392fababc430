import { type FormEvent, useState } from 'react';
import type { Fulfilment } from '#contract/order/fulfilment.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { StockLine } from '../card/stock-line.tsx';
import type { ProductDetails } from '../load-product.ts';
import styles from './size-choice.module.css';

export type Sku = NonNullable<NonNullable<ProductDetails['skus']>[number]>;

export const isSoldOut = ({ stock }: Sku) => (stock?.totalStock ?? 0) <= 0;

interface SizeChoiceProps {
  skus: Sku[];
  fulfilment: Fulfilment;
  initialSkuId: number | null;
  onSelect: (skuId: number) => void;
  /** Opens the stock alert of a sold-out size. */
  onRequestStockAlert: (skuId: number) => void;
}

/** The sizes of a product. A sold-out size links to the stock alert. */
export function SizeChoice(props: SizeChoiceProps) {
  const { skus, fulfilment, initialSkuId, onSelect, onRequestStockAlert } = props;
  const t = useTranslate('product');
  const [isSelectionMissing, setSelectionMissing] = useState(false);
  const [only] = skus;
  // The format of a book, or its only size, needs no selection.
  if (only && skus.length === 1)
    return isSoldOut(only) ? (
      <StockLine stock={only.stock} fulfilment={fulfilment} />
    ) : (
      <input type="hidden" name="skuId" value={only.skuId} />
    );
  return (
    <fieldset
      className={styles.sizes}
      aria-describedby="size-missing"
      onInvalid={(event) => {
        focusFirstOption(event);
        setSelectionMissing(true);
      }}
      onChange={() => setSelectionMissing(false)}
    >
      <legend>{t('product.chooseSize')}</legend>
      <p id="size-missing" role="alert" className={styles.missing}>
        {isSelectionMissing && t('product.sizeRequired')}
      </p>
      {skus.map((sku) => (
        <div key={sku.skuId} className={styles.size}>
          <label>
            <input
              type="radio"
              name="skuId"
              value={sku.skuId}
              required
              disabled={isSoldOut(sku)}
              defaultChecked={sku.skuId === initialSkuId}
              onChange={() => onSelect(sku.skuId)}
            />
            <span>{sku.name}</span>
            <StockLine stock={sku.stock} fulfilment={fulfilment} />
          </label>
          {isSoldOut(sku) && (
            <a
              href={`?notify=${sku.skuId}#notify`}
              rel="nofollow"
              onClick={(event) => {
                event.preventDefault();
                onRequestStockAlert(sku.skuId);
              }}
            >
              {t('stockAlert.open')}
              <span className="visually-hidden"> ({sku.name})</span>
            </a>
          )}
        </div>
      ))}
    </fieldset>
  );
}

/** Replaces the browser's validation message, which is in the browser's language and disappears. */
function focusFirstOption(event: FormEvent<HTMLFieldSetElement>): void {
  event.preventDefault();
  const fieldset = event.currentTarget;
  fieldset.scrollIntoView({ block: 'nearest' });
  fieldset.querySelector<HTMLInputElement>('input:enabled')?.focus({ preventScroll: true });
}
