import { type ComponentType, lazy, Suspense } from 'react';
import { useAdded } from '#storefront/features/cart/added-box.store.ts';

/** Comes with the first book that is added; without it the header's count still says what happened. */
const AddedBox = lazy<ComponentType>(() =>
  import('./added-box.tsx').then(
    (module) => ({ default: module.AddedBox }),
    () => ({ default: () => null }),
  ),
);

export function AddedBoxPlace() {
  return useAdded() ? (
    <Suspense>
      <AddedBox />
    </Suspense>
  ) : null;
}
