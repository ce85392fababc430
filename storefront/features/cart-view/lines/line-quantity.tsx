import { useId, useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import styles from './line-quantity.module.css';

interface LineQuantityProps {
  /** The name of the product or package, for screen readers. */
  name: string;
  quantity: number;
  stock: number;
  onChange: (quantity: number) => void;
}

/** The quantity of a line, as part of the line's form: without script the field and its button post. */
export function LineQuantity({ name, quantity, stock, onChange }: LineQuantityProps) {
  const t = useTranslate('purchase');
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [hasExceededMax, setExceededMax] = useState(false);
  const maxQuantity = Math.max(1, Math.min(stock, LIMITS.cartLineQuantity));

  function changeTo(requested: number): void {
    setTyped(null);
    if (!Number.isFinite(requested) || requested < 1) return;
    const allowed = Math.min(Math.floor(requested), maxQuantity);
    setExceededMax(requested > maxQuantity);
    if (allowed !== quantity) onChange(allowed);
  }

  return (
    <div className={styles.quantity}>
      {/* Without script, Enter presses the first button of a form: this one posts the typed quantity. */}
      <button type="submit" className={styles.update} aria-label={t('cart.updateOf', { name })}>
        {t('cart.update')}
      </button>
      <div className={styles.stepper}>
        <button
          type="submit"
          name="step"
          value="-1"
          disabled={quantity <= 1}
          onClick={(event) => {
            event.preventDefault();
            changeTo(quantity - 1);
          }}
        >
          <Icon name="minus" size="1rem" />
          <span className="visually-hidden">{t('cart.fewerOf', { name })}</span>
        </button>
        <label htmlFor={id} className="visually-hidden">
          {t('cart.quantityOf', { name })}
        </label>
        <input
          id={id}
          type="number"
          name="quantity"
          min={1}
          max={LIMITS.cartLineQuantity}
          required
          inputMode="numeric"
          value={typed ?? quantity}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => typed !== null && changeTo(Number(typed))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            changeTo(Number(typed ?? quantity));
          }}
        />
        <button
          type="submit"
          name="step"
          value="1"
          onClick={(event) => {
            event.preventDefault();
            changeTo(quantity + 1);
          }}
        >
          <Icon name="plus" size="1rem" />
          <span className="visually-hidden">{t('cart.moreOf', { name })}</span>
        </button>
      </div>
      <p role="status" className={styles.error}>
        {hasExceededMax && quantity >= maxQuantity && t('cart.addTooMany', { stock })}
      </p>
    </div>
  );
}
