import type { ReactNode } from 'react';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import styles from './line-form.module.css';

interface LineFormProps {
  /** The hidden field: a line by its id, or a package by its group key. */
  target: { name: 'line' | 'group'; value: string };
  /** The name of the product or package, for screen readers. */
  name: string;
  onRemove: () => void;
  className?: string | undefined;
  /** The quantity field, or a button that resolves an issue. */
  children?: ReactNode;
}

/** Posts to the checkout without script. With script the buttons change the cart directly. */
export function LineForm({ target, name, onRemove, className, children }: LineFormProps) {
  const { t, shopper } = useShop('purchase');
  return (
    <form
      method="post"
      action={linkTo(localeScopeOf(shopper), 'checkout')}
      className={className}
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" {...target} />
      {children}
      <button
        type="submit"
        name="remove"
        value="1"
        formNoValidate
        className={styles.remove}
        aria-label={t('cart.removeOf', { name })}
        onClick={(event) => {
          event.preventDefault();
          onRemove();
        }}
      >
        {t('cart.remove')}
      </button>
    </form>
  );
}
