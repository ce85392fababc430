import { memo, Suspense, use } from 'react';
import { cacheChunk } from '#storefront/browser/cache-chunk.ts';
import type { RenderableArea } from '#storefront/features/content/widgets.ts';

/**
 * Beside the import of an area, the build writes the list of the files to preload. `shop-area-chunk.ts` has this import, so that
 * pages without an area do not contain the list.
 */
const shopAreaChunk = cacheChunk(async () => {
  const { loadShopArea } = await import('./shop-area-chunk.ts');
  return loadShopArea();
});

/** The source files whose chunks a page with an area loads. */
export const areaSources = ['storefront/features/product/areas/lazy-shop-area.ts'];

/** Called before a page renders an area. */
export async function loadAreaSlot(): Promise<void> {
  await shopAreaChunk.load();
}

interface AreaSlotProps {
  area: RenderableArea | Promise<RenderableArea | undefined>;
  /** Whether the area is below the main content, so that it can be rendered later. */
  isBelow?: boolean;
}

/** An editors' area on a list or product page. The server's HTML stays until the chunk has loaded. */
export const AreaSlot = memo(function AreaSlot(props: AreaSlotProps) {
  return (
    <Suspense>
      <LoadedArea {...props} />
    </Suspense>
  );
});

function LoadedArea({ area, isBelow = false }: AreaSlotProps) {
  const loaded = area instanceof Promise ? use(area) : area;
  const { ShopArea } = use(shopAreaChunk.read());
  return loaded && <ShopArea containers={loaded.containers} isBelow={isBelow} />;
}
