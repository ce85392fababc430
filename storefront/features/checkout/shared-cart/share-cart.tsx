import { useId, useState } from 'react';
import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { loadChunk } from '#storefront/browser/missing-chunk.ts';
import { nameOfRow } from '#storefront/features/cart/cart-rows.ts';
import { browserEnvironment } from '#storefront/session/browser-environment.ts';
import { notifyFailure } from '#storefront/session/notify-failure.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { notify } from '#storefront/ui/notifications/notification.store.ts';
import buttonStyles from '../text-button.module.css';
import styles from './share-cart.module.css';

const loadSharing = () =>
  Promise.all([
    import('#storefront/features/cart/sharing/shared-cart.ts'),
    import('#storefront/features/cart-view/unavailable-items.ts'),
  ]);

/** Creates a link to a copy of the cart and copies it to the clipboard. */
export function ShareCart({ cart }: { cart: CartPartsFragment }) {
  const shop = useShop('purchase');
  const { t } = shop;
  const id = useId();
  const [link, setLink] = useState<string>();
  const [isCopied, setCopied] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function share() {
    if (isBusy) return;
    setBusy(true);
    try {
      const [{ createShareLink }, { formatNames }] = await loadChunk(loadSharing);
      const shared = await createShareLink(browserEnvironment(shop), cart);
      if (!shared) return notifyFailure(t);
      setLink(shared.link);
      if (shared.missing.length > 0) {
        const names = formatNames(shop, shared.missing.map(nameOfRow));
        notify(t('share.notIncluded', { names }), { placement: 'bottom-center' });
      }
      // Browsers may deny access to the clipboard; the link is displayed in any case.
      setCopied(
        await navigator.clipboard.writeText(shared.link).then(
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
