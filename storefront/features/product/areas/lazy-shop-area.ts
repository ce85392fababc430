/** A module without static importers, so that the build manifest has an entry for it: `shop-area.tsx` is a shared chunk. */
export { ShopArea } from './shop-area.tsx';
