import { useWords } from '#storefront/session/shop-context.ts';
import type { ProductDetails } from './load-product.ts';
import styles from './package-contents.module.css';

/** The books that come when a set is bought as it is offered. */
export function PackageContents({ contents }: { contents: ProductDetails['productPackage'] }) {
  const words = useWords();
  const parts = (contents?.groups ?? []).flatMap((group) => {
    const option = group?.required && group.options?.find((each) => each?.isSelected);
    return option ? [{ group, option }] : [];
  });
  if (parts.length === 0) return null;
  return (
    <section aria-labelledby="contents" className={styles.contents}>
      <h2 id="contents">{words('product.contents')}</h2>
      <ol>
        {parts.map(({ group, option }) => (
          <li key={group.groupId}>
            <h3>{group.name}</h3>
            {group.description && <p>{group.description}</p>}
            <p>
              <a href={option.product?.canonicalUrl ?? ''}>{option.name}</a>
              {option.quantity > 1 && `\u00a0· ${words('product.copies', { count: option.quantity })}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
