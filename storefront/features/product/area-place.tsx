import { Suspense, use } from 'react';
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

/** A page that came with an area is taken over together with it. */
export async function loadAreaOfDocument(): Promise<void> {
  if (!globalThis.document?.querySelector('[data-widget]')) return;
  const { loadWidgetsOfDocument } = await loadShopArea();
  await loadWidgetsOfDocument();
}

/** What an editor put on a page that is about something else. It may still be on its way. */
export function AreaPlace(props: { area: ReadArea | Promise<ReadArea | undefined>; isBelow?: boolean }) {
  return (
    <Suspense>
      <LoadedArea {...props} />
    </Suspense>
  );
}

function LoadedArea({ area, isBelow = false }: Parameters<typeof AreaPlace>[0]) {
  const found = area instanceof Promise ? use(area) : area;
  const { ShopArea } = use(loadShopArea());
  return found && <ShopArea containers={found.containers} isBelow={isBelow} />;
}
