import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import { Cover } from '#storefront/features/product/pictures/cover.tsx';
import styles from './featured-covers.module.css';

const maxCovers = 4;
const sizes = '(min-width: 1024px) 15rem, (min-width: 768px) 20vw, 24vw';

/** A few products shown by their covers, each a link. */
export function FeaturedCovers({
  products,
  isFirst,
}: {
  products: ProductCardPartsFragment[];
  isFirst: boolean;
}) {
  return (
    <ul className={styles.covers}>
      {products.slice(0, maxCovers).map(({ productId, name, canonicalUrl, texts, productImages }) => (
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
