import { type ComponentType, useEffect, useState } from 'react';

interface RecentlyViewedProps {
  productId: number;
}

/** Stores the view and shows earlier ones. Not rendered on the server, so its chunk is loaded last. */
export function RecentlyViewed({ productId }: RecentlyViewedProps) {
  const [Section, setSection] = useState<ComponentType<RecentlyViewedProps>>();
  useEffect(() => {
    import('./recently-viewed-section.tsx').then(
      ({ RecentlyViewedSection }) => setSection(() => RecentlyViewedSection),
      // The page works without it.
      () => undefined,
    );
  }, []);
  return Section && <Section productId={productId} />;
}
