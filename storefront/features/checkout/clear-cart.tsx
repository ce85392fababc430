import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import styles from './text-button.module.css';

/** A button that removes every line. */
export function ClearCart({ onClear }: { onClear: () => void }) {
  const { t, shopper } = useShop('purchase');
  return (
    <form
      method="post"
      action={linkTo(localeScopeOf(shopper), 'checkout')}
      onSubmit={(event) => {
        event.preventDefault();
        onClear();
      }}
    >
      <input type="hidden" name="intent" value="clear" />
      <button type="submit" className={styles.button} data-destructive="">
        {t('cart.clear')}
      </button>
    </form>
  );
}
