/** In a chunk of its own: `area-slot.tsx` says why. */
export const loadShopArea = () => import('./lazy-shop-area.ts');
