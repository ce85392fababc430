import { useEffect, useId, useRef } from 'react';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import styles from './quantity-field.module.css';
import { isQuantity, mostQuantity, type QuantityLimit } from './quantity-limit.ts';

interface QuantityFieldProps {
  limit: QuantityLimit;
  /** As it was typed, right or not. */
  typed: string;
  onType: (typed: string) => void;
  /** Typing is over, or a button was pressed. */
  onSettle: (asked: number) => void;
  complaint: string | undefined;
}

/** How many. The field works alone; its buttons are for thumbs, and appear when script has taken over. */
export function QuantityField({ limit, typed, onType, onSettle, complaint }: QuantityFieldProps) {
  const t = useTranslate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const most = mostQuantity(limit);
  const quantity = Number(typed);

  // Enter sends the form before the field is left: what is wrong must keep it from being sent, in our words. What was
  // wrong and has been mended is still told, but no longer in the way.
  const obstacle = isQuantity(quantity) ? quantity > most && complaint : t('product.wrongQuantity');
  useEffect(() => field.current?.setCustomValidity(obstacle || ''), [obstacle]);

  return (
    <div className={styles.field}>
      <label htmlFor={id} className="visually-hidden">
        {t('product.quantity')}
      </label>
      <div className={styles.stepper}>
        <button type="button" disabled={quantity <= 1} onClick={() => onSettle(quantity - 1)}>
          <Icon name="minus" />
          <span className="visually-hidden">{t('product.fewer')}</span>
        </button>
        <input
          ref={field}
          id={id}
          type="number"
          name="quantity"
          min={1}
          max={most}
          required
          inputMode="numeric"
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          onBlur={() => onSettle(quantity)}
          aria-describedby={`${id}-complaint`}
        />
        <button type="button" onClick={() => onSettle(quantity + 1)}>
          <Icon name="plus" />
          <span className="visually-hidden">{t('product.more')}</span>
        </button>
      </div>
      <p id={`${id}-complaint`} role="status" className={styles.complaint}>
        {complaint}
      </p>
    </div>
  );
}
