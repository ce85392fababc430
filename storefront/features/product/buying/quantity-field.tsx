import { useEffect, useId, useRef } from 'react';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import styles from './quantity-field.module.css';
import { isQuantity, maxQuantity, type QuantityLimit } from './quantity-limit.ts';
import type { QuantityInput } from './use-quantity-input.ts';

interface QuantityFieldProps {
  limit: QuantityLimit;
  input: QuantityInput;
}

/** Quantity with buttons. Without script only the field is shown. */
export function QuantityField({ limit, input }: QuantityFieldProps) {
  const t = useTranslate('product');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const max = maxQuantity(limit);
  const quantity = Number(input.text);

  // Blocks submitting with Enter while the quantity is invalid. A clamped quantity shows the error without blocking.
  const limitError = quantity > max ? input.error : undefined;
  const blockingError = isQuantity(quantity) ? limitError : t('product.invalidQuantity');
  useEffect(() => field.current?.setCustomValidity(blockingError ?? ''), [blockingError]);

  return (
    <div className={styles.field}>
      <label htmlFor={id} className="visually-hidden">
        {t('product.quantity')}
      </label>
      <div className={styles.stepper}>
        <button type="button" disabled={quantity <= 1} onClick={() => input.settle(quantity - 1)}>
          <Icon name="minus" />
          <span className="visually-hidden">{t('product.fewer')}</span>
        </button>
        <input
          ref={field}
          id={id}
          type="number"
          name="quantity"
          min={1}
          max={max}
          required
          inputMode="numeric"
          value={input.text}
          onChange={(event) => input.changeText(event.currentTarget.value)}
          onBlur={() => input.settle(quantity)}
          aria-describedby={`${id}-error`}
        />
        <button type="button" onClick={() => input.settle(quantity + 1)}>
          <Icon name="plus" />
          <span className="visually-hidden">{t('product.more')}</span>
        </button>
      </div>
      <p id={`${id}-error`} role="status" className={styles.error}>
        {input.error}
      </p>
    </div>
  );
}
