import { type ComponentType, lazy, Suspense } from 'react';
import { useAddedItem } from '#storefront/features/cart/added-item.store.ts';

/** Loaded with the first item that is added. If that fails, the count in the header still changes. */
const AddedBox = lazy<ComponentType>(() =>
  import('./added-box.tsx').then(
    (module) => ({ default: module.AddedBox }),
    () => ({ default: () => null }),
  ),
);

export function AddedBoxSlot() {
  return useAddedItem() ? (
    <Suspense>
      <AddedBox />
    </Suspense>
  ) : null;
}
