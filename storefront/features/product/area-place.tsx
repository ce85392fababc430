import { memo, Suspense, use } from 'react';
import { keptChunk } from '#storefront/browser/kept-chunk.ts';
import type { ReadArea } from '#storefront/features/content/widgets.ts';

/** In two steps: what an area is made of are many files, and most pages need not even know their names. */
const loadShopArea = keptChunk(async () => {
  const { loadShopArea } = await import('./shop-area-chunk.ts');
  return loadShopArea();
});

/** Sources of a page that an editor put something on. */
export const areaParts = ['storefront/features/product/shop-area.tsx'];

/** Before a page is drawn with an area; most have none. */
export async function loadAreaPlace(): Promise<void> {
  await loadShopArea();
}

interface PlaceProps {
  area: ReadArea | Promise<ReadArea | undefined>;
  isBelow?: boolean;
}

/**
 * What an editor put on a page that is about something else. It may still be on its way; what the server drew stays until
 * its script has come.
 */
export const AreaPlace = memo(function AreaPlace(props: PlaceProps) {
  return (
    <Suspense>
      <LoadedArea {...props} />
    </Suspense>
  );
});

function LoadedArea({ area, isBelow = false }: PlaceProps) {
  const found = area instanceof Promise ? use(area) : area;
  const { ShopArea } = use(loadShopArea());
  return found && <ShopArea containers={found.containers} isBelow={isBelow} />;
}
