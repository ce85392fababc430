export const loadShopArea = () => import('./shop-area.tsx');
