import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import { Cover } from '#storefront/features/product/cover.tsx';
import styles from './shop-window.module.css';

const mostShown = 4;
const sizes = '(min-width: 1024px) 15rem, (min-width: 768px) 20vw, 24vw';

/** A few books laid out by hand: their covers speak for them, and each is a link. */
export function ShopWindow({
  products,
  isFirst,
}: {
  products: ProductCardPartsFragment[];
  isFirst: boolean;
}) {
  return (
    <ul className={styles.window}>
      {products.slice(0, mostShown).map(({ productId, name, canonicalUrl, texts, productImages }) => (
        <li key={productId}>
          <a href={canonicalUrl ?? ''}>
            <Cover
              fileName={productImages?.[0]?.fileName}
              alt={[name, texts?.text1].filter(Boolean).join(', ')}
              sizes={sizes}
              isFirst={isFirst}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
