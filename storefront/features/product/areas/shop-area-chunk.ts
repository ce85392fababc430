export const loadShopArea = () => import('./lazy-shop-area.ts');
