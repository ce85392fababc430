import { type ComponentType, lazy, Suspense } from 'react';
import type { CartController } from '#storefront/features/cart/controller/cart-controller.ts';
import { useSharedCartOffer } from '#storefront/features/cart/sharing/shared-cart.store.ts';

type Offer = ComponentType<{ controller: CartController | undefined }>;

/** Loaded on demand, since few carts are shared. */
const SharedCartOffer = lazy<Offer>(() =>
  import('./shared-cart-offer.tsx').then(
    (module) => ({ default: module.SharedCartOffer }),
    () => ({ default: () => null }),
  ),
);

export function SharedCartSlot({ controller }: { controller: CartController | undefined }) {
  return useSharedCartOffer() ? (
    <Suspense>
      <SharedCartOffer controller={controller} />
    </Suspense>
  ) : null;
}
