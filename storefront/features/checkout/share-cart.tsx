import { useId, useState } from 'react';
import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { loadPart } from '#storefront/browser/missing-chunk.ts';
import { nameOfRow } from '#storefront/features/cart/cart-rows.ts';
import { browserEnvironment } from '#storefront/session/browser-environment.ts';
import { notifyFailure } from '#storefront/session/notify-failure.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { notify } from '#storefront/ui/notification.store.ts';
import styles from './share-cart.module.css';
import buttonStyles from './text-button.module.css';

const loadSharing = () =>
  Promise.all([
    import('#storefront/features/cart/shared-cart.ts'),
    import('#storefront/features/cart-view/left-behind.ts'),
  ]);

/** Makes a link to a copy of the cart, and puts it where links are pasted from. */
export function ShareCart({ cart }: { cart: CartPartsFragment }) {
  const shop = useShop();
  const { t } = shop;
  const id = useId();
  const [link, setLink] = useState<string>();
  const [isCopied, setCopied] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function share() {
    if (isBusy) return;
    setBusy(true);
    try {
      const [{ linkToCopy }, { listNames }] = await loadPart(loadSharing);
      const made = await linkToCopy(browserEnvironment(shop), cart);
      if (!made) return notifyFailure(t);
      setLink(made.link);
      if (made.missing.length > 0) {
        const names = listNames(shop, made.missing.map(nameOfRow));
        notify(t('share.without', { names }), { placement: 'bottom-center' });
      }
      // Not every browser lets a page do this; the link is in sight all the same.
      setCopied(
        await navigator.clipboard.writeText(made.link).then(
          () => true,
          () => false,
        ),
      );
    } catch {
      notifyFailure(t);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.share}>
      <button
        type="button"
        className={buttonStyles.button}
        aria-disabled={isBusy}
        onClick={() => void share()}
      >
        {t('share.button')}
      </button>
      {link && (
        <>
          <label htmlFor={id} className="visually-hidden">
            {t('share.link')}
          </label>
          <input id={id} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </>
      )}
      <p role="status">{isCopied && t('share.copied')}</p>
    </div>
  );
}
