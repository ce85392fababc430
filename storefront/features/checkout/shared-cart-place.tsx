import { type ComponentType, lazy, Suspense } from 'react';
import type { CartKeeper } from '#storefront/features/cart/cart-keeper.ts';
import { useSharedCartOffer } from '#storefront/features/cart/shared-cart.store.ts';

type Offer = ComponentType<{ keeper: CartKeeper | undefined }>;

/** Comes with the first cart that is shared; few ever are. */
const SharedCartOffer = lazy<Offer>(() =>
  import('./shared-cart-offer.tsx').then(
    (module) => ({ default: module.SharedCartOffer }),
    () => ({ default: () => null }),
  ),
);

export function SharedCartPlace({ keeper }: { keeper: CartKeeper | undefined }) {
  return useSharedCartOffer() ? (
    <Suspense>
      <SharedCartOffer keeper={keeper} />
    </Suspense>
  ) : null;
}
