import { useWords } from '#storefront/session/shop-context.ts';
import type { ProductDetails } from './load-product.ts';
import styles from './package-contents.module.css';

/** What a set of books is put together from. */
export function PackageContents({ contents }: { contents: ProductDetails['productPackage'] }) {
  const words = useWords();
  const groups = (contents?.groups ?? []).flatMap((group) => (group?.options?.length ? [group] : []));
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="contents" className={styles.contents}>
      <h2 id="contents">{words('product.contents')}</h2>
      <ol>
        {groups.map(({ groupId, name, description, required, options }) => (
          <li key={groupId}>
            <h3>{name}</h3>
            {description && <p>{description}</p>}
            <p className={styles.terms}>
              {required ? words('product.oneOf', { count: options?.length ?? 0 }) : words('product.optional')}
            </p>
            <ul>
              {(options ?? []).map(
                (option) =>
                  option && (
                    <li key={option.optionId}>
                      <a href={option.product?.canonicalUrl ?? ''}>{option.name}</a>
                      {option.quantity > 1 && ` · ${words('product.copies', { count: option.quantity })}`}
                    </li>
                  ),
              )}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
