import type { ChangeEvent } from 'react';
import { SHOP } from '#storefront/config/shop.ts';
import { useWords } from '#storefront/session/shop-context.ts';
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
  const words = useWords();
  const [only] = skus;
  // A name such as “One size” says nothing that could be chosen.
  if (only && skus.length === 1 && !isSoldOut(only) && isNameless(only))
    return <input type="hidden" name="skuId" value={only.skuId} />;
  return (
    <fieldset className={styles.formats}>
      <legend>{words('product.chooseFormat')}</legend>
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
              onInvalid={(event) => event.currentTarget.setCustomValidity(words('product.mustChoose'))}
              onChange={(event) => {
                forgetComplaint(event);
                onChoose(sku.skuId);
              }}
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
              {words('stockAlert.open')}
              <span className="visually-hidden"> ({sku.name})</span>
            </a>
          )}
        </div>
      ))}
    </fieldset>
  );
}

const isNameless = ({ name }: Sku) => SHOP.hiddenSkuValues.some((hidden) => hidden === name);

/** The complaint belongs to the whole group of choices: any choice answers it. */
function forgetComplaint({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
  for (const choice of currentTarget.form?.querySelectorAll<HTMLInputElement>('[name=skuId]') ?? [])
    choice.setCustomValidity('');
}
