import { type ComponentType, type FormEvent, type MouseEvent, type ReactNode, useState } from 'react';
import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import { recoverFromMissingChunk } from '#storefront/browser/missing-chunk.ts';
import { retryWhenOnline } from '#storefront/browser/offline/retry-when-online.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { notify } from '#storefront/ui/notifications/notification.store.ts';
import type { QuickAddProps } from './quick-add.tsx';

interface PendingAdd {
  product: ProductCardPartsFragment;
  button: HTMLButtonElement;
  /** Loaded on demand. */
  QuickAdd: ComponentType<QuickAddProps>;
}

/**
 * A form around a list whose buttons post to the product pages. With script a button adds the product to the cart, one
 * after the other, because the first may have to create the cart.
 */
export function QuickAddForm({
  products,
  children,
}: {
  products: ProductCardPartsFragment[];
  children: ReactNode;
}) {
  const t = useTranslate();
  const [pendingAdds, setPendingAdds] = useState<readonly PendingAdd[]>([]);
  const [pendingAdd] = pendingAdds;

  async function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter: button } = event.nativeEvent as SubmitEvent;
    if (!(button instanceof HTMLButtonElement)) return;
    const product = products.find(({ productId }) => String(productId) === button.value);
    if (!product) return;
    event.preventDefault();
    // Ignores a second click while the first is in flight.
    if (button.ariaBusy) return;
    button.ariaBusy = 'true';
    try {
      const load = () => import('./quick-add.tsx');
      const { QuickAdd } = await retryWhenOnline(load, () =>
        notify(t('cart.offlineOnPage'), { placement: 'bottom-center' }),
      ).catch((error) =>
        recoverFromMissingChunk<typeof import('./quick-add.tsx')>(error, () => button.formAction),
      );
      setPendingAdds((all) => [...all, { product, button, QuickAdd }]);
    } catch {
      button.ariaBusy = null;
      notify(t('error.general'), { mode: 'error', placement: 'bottom-center' });
    }
  }

  function finish() {
    if (pendingAdd) pendingAdd.button.ariaBusy = null;
    setPendingAdds((all) => all.slice(1));
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only double clicks are ignored.
    <form onSubmit={submit} onClick={ignoreSecondClick}>
      {children}
      {pendingAdd && (
        <pendingAdd.QuickAdd
          key={pendingAdd.product.productId}
          product={pendingAdd.product}
          onDone={finish}
        />
      )}
    </form>
  );
}

/** Ignores the second click of a double click, also when the first has completed. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1 && (event.target as Element).closest('button[type=submit]')) event.preventDefault();
}
