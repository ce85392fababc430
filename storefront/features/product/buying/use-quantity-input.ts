import { useState } from 'react';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { clampQuantity, type QuantityLimit, quantityError } from './quantity-limit.ts';

export interface QuantityInput {
  /** As typed, valid or not. */
  text: string;
  error: string | undefined;
  changeText: (text: string) => void;
  /** Clamps the quantity when typing has ended or a button was pressed. */
  settle: (quantity: number) => void;
  clearError: () => void;
  reset: () => void;
}

/** State of the quantity field, with the messages of §5. */
export function useQuantityInput(limit: QuantityLimit, initialQuantity: number): QuantityInput {
  const t = useTranslate();
  const [text, setText] = useState(String(initialQuantity));
  const [error, setError] = useState<string>();

  function validate(quantity: number): void {
    const found = quantityError(quantity, limit);
    setError(
      found &&
        (found.kind === 'inCart'
          ? t('cart.alreadyInCart', { quantity: found.quantity })
          : t('cart.addTooMany', { stock: found.stock })),
    );
  }

  return {
    text,
    error,
    changeText(next) {
      setText(next);
      validate(Number(next));
    },
    settle(quantity) {
      setText(String(clampQuantity(quantity, limit)));
      validate(quantity);
    },
    clearError: () => setError(undefined),
    reset() {
      setText('1');
      setError(undefined);
    },
  };
}
