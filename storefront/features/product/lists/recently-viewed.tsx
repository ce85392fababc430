import { type ComponentType, useEffect, useState } from 'react';

interface RecentlyViewedProps {
  productId: number;
}

/** Stores that this product was viewed and shows those viewed before. Not rendered on the server: its chunk is loaded last. */
export function RecentlyViewed({ productId }: RecentlyViewedProps) {
  const [Section, setSection] = useState<ComponentType<RecentlyViewedProps>>();
  useEffect(() => {
    import('./recently-viewed-section.tsx').then(
      ({ RecentlyViewedSection }) => setSection(() => RecentlyViewedSection),
      // The page works without the section.
      () => undefined,
    );
  }, []);
  return Section && <Section productId={productId} />;
}
