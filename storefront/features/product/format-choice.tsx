import { type FormEvent, useState } from 'react';
import { SHOP } from '#storefront/config/shop.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import styles from './format-choice.module.css';
import type { ProductDetails } from './load-product.ts';
import { StockLine } from './stock-line.tsx';

export type Sku = NonNullable<NonNullable<ProductDetails['skus']>[number]>;

export const isSoldOut = ({ stock }: Sku) => (stock?.totalStock ?? 0) <= 0;

interface FormatChoiceProps {
  skus: Sku[];
  chosenAtFirst: number | null;
  onChoose: (skuId: number) => void;
  /** Somebody wants to know when a sold-out one is back. */
  onNotify: (skuId: number) => void;
}

/** The formats of an edition. What is sold out is shown, and leads to the form that tells when it is back. */
export function FormatChoice({ skus, chosenAtFirst, onChoose, onNotify }: FormatChoiceProps) {
  const t = useTranslate();
  const [isMissed, setMissed] = useState(false);
  const [only] = skus;
  // A name such as “One size” says nothing that could be chosen.
  if (only && skus.length === 1 && !isSoldOut(only) && isNameless(only))
    return <input type="hidden" name="skuId" value={only.skuId} />;
  return (
    <fieldset
      className={styles.formats}
      aria-describedby="format-missed"
      onInvalid={(event) => {
        leadToChoice(event);
        setMissed(true);
      }}
      onChange={() => setMissed(false)}
    >
      <legend>{t('product.chooseFormat')}</legend>
      <p id="format-missed" role="alert" className={styles.missed}>
        {isMissed && t('product.mustChoose')}
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
              defaultChecked={sku.skuId === chosenAtFirst}
              onChange={() => onChoose(sku.skuId)}
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

const isNameless = ({ name }: Sku) => SHOP.hiddenSkuValues.some((hidden) => hidden === name);

/** The browser's own words would stand in its own language, and be gone in a moment. */
function leadToChoice(event: FormEvent<HTMLFieldSetElement>): void {
  event.preventDefault();
  const choices = event.currentTarget;
  choices.scrollIntoView({ block: 'nearest' });
  choices.querySelector<HTMLInputElement>('input:enabled')?.focus({ preventScroll: true });
}
