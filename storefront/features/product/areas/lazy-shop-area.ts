/** No module imports this one statically, so that the build manifest has an entry for it. `shop-area.tsx` is in a shared chunk. */
export { ShopArea } from './shop-area.tsx';
