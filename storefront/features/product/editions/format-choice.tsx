import { type FormEvent, useState } from 'react';
import { SHOP } from '#storefront/config/shop.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { StockLine } from '../card/stock-line.tsx';
import type { ProductDetails } from '../load-product.ts';
import styles from './format-choice.module.css';

export type Sku = NonNullable<NonNullable<ProductDetails['skus']>[number]>;

export const isSoldOut = ({ stock }: Sku) => (stock?.totalStock ?? 0) <= 0;

interface FormatChoiceProps {
  skus: Sku[];
  initialSkuId: number | null;
  onSelect: (skuId: number) => void;
  /** Opens the stock alert of a sold-out format. */
  onNotify: (skuId: number) => void;
}

/** The formats of an edition. A sold-out format links to the stock alert. */
export function FormatChoice({ skus, initialSkuId, onSelect, onNotify }: FormatChoiceProps) {
  const t = useTranslate();
  const [isMissing, setMissing] = useState(false);
  const [only] = skus;
  // A single format with a generic name such as “One size” needs no selection.
  if (only && skus.length === 1 && !isSoldOut(only) && hasGenericName(only))
    return <input type="hidden" name="skuId" value={only.skuId} />;
  return (
    <fieldset
      className={styles.formats}
      aria-describedby="format-missing"
      onInvalid={(event) => {
        focusFirstOption(event);
        setMissing(true);
      }}
      onChange={() => setMissing(false)}
    >
      <legend>{t('product.chooseFormat')}</legend>
      <p id="format-missing" role="alert" className={styles.missing}>
        {isMissing && t('product.formatRequired')}
      </p>
      {skus.map((sku) => (
        <div key={sku.skuId} className={styles.format}>
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
            <StockLine stock={sku.stock} />
          </label>
          {isSoldOut(sku) && (
            <a
              href={`?notify=${sku.skuId}#notify`}
              rel="nofollow"
              onClick={(event) => {
                event.preventDefault();
                onNotify(sku.skuId);
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

const hasGenericName = ({ name }: Sku) => SHOP.hiddenSkuValues.some((hidden) => hidden === name);

/** Replaces the browser's validation message, which is in the browser's language and disappears. */
function focusFirstOption(event: FormEvent<HTMLFieldSetElement>): void {
  event.preventDefault();
  const fieldset = event.currentTarget;
  fieldset.scrollIntoView({ block: 'nearest' });
  fieldset.querySelector<HTMLInputElement>('input:enabled')?.focus({ preventScroll: true });
}
