import { useId, useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import styles from './line-quantity.module.css';

interface LineQuantityProps {
  name: string;
  quantity: number;
  /** All there are of it. */
  stock: number;
  onChange: (quantity: number) => void;
}

/** How many of a line. Part of the line's form: without script the field and its button post. */
export function LineQuantity({ name, quantity, stock, onChange }: LineQuantityProps) {
  const t = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isTooMany, setTooMany] = useState(false);
  const most = Math.max(1, Math.min(stock, LIMITS.cartLineQuantity));

  function settle(asked: number): void {
    setTyped(null);
    if (!Number.isFinite(asked) || asked < 1) return;
    const wanted = Math.min(Math.floor(asked), most);
    setTooMany(asked > most);
    if (wanted !== quantity) onChange(wanted);
  }

  return (
    <div className={styles.quantity}>
      {/* The first button of a form is the one that Enter presses. */}
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
            settle(quantity - 1);
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
          onBlur={() => typed !== null && settle(Number(typed))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            settle(Number(typed ?? quantity));
          }}
        />
        <button
          type="submit"
          name="step"
          value="1"
          onClick={(event) => {
            event.preventDefault();
            settle(quantity + 1);
          }}
        >
          <Icon name="plus" size="1rem" />
          <span className="visually-hidden">{t('cart.moreOf', { name })}</span>
        </button>
      </div>
      <p role="status" className={styles.complaint}>
        {isTooMany && quantity >= most && t('cart.addTooMany', { stock })}
      </p>
    </div>
  );
}
