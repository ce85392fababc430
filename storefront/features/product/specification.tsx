import { Fragment } from 'react';
import { useTranslate } from '#storefront/session/shop-context.ts';
import type { ProductDetails } from './load-product.ts';
import styles from './specification.module.css';
import { specificationRows } from './specification-rows.ts';

/** Parameters of the product. Groups have headings only when there are several. */
export function Specification({ product }: { product: ProductDetails }) {
  const t = useTranslate('product');
  const groups = specificationRows(product.parameterGroups);
  return (
    <section aria-labelledby="specification" className={styles.specification}>
      <h2 id="specification">{t('product.specification')}</h2>
      {groups.map(({ id, name, rows }) => (
        <Fragment key={id}>
          {groups.length > 1 && <h3>{name}</h3>}
          <dl>
            {rows.map((row) => (
              <div key={row.name}>
                <dt>{row.name}</dt>
                <dd>{row.value}</dd>
              </div>
            ))}
          </dl>
        </Fragment>
      ))}
      <dl>
        {product.brand?.name && (
          <div>
            <dt>{t('product.publisher')}</dt>
            <dd>
              <a href={product.brand.canonicalUrl ?? ''}>{product.brand.name}</a>
            </dd>
          </div>
        )}
        {product.articleNumber && (
          <div>
            <dt>{t('product.articleNumber')}</dt>
            <dd>{product.articleNumber}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
