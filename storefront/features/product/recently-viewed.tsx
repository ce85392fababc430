import { type ComponentType, useEffect, useState } from 'react';

interface RecentlyViewedProps {
  productId: number;
}

/** Remembers the product, and shows those before it. Nothing of it is on the server's page, so its script comes after all else. */
export function RecentlyViewed({ productId }: RecentlyViewedProps) {
  const [Shelf, setShelf] = useState<ComponentType<RecentlyViewedProps>>();
  useEffect(() => {
    import('./recently-viewed-shelf.tsx').then(
      ({ RecentlyViewedShelf }) => setShelf(() => RecentlyViewedShelf),
      // The page is whole without it.
      () => undefined,
    );
  }, []);
  return Shelf && <Shelf productId={productId} />;
}
