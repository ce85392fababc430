import type { ProductQuery } from '#storefront/api/generated/graphql.ts';
import type { PageMeta } from '#storefront/routing/page-meta.ts';
import { useWords } from '#storefront/session/shop-context.ts';
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx';
import { BuyForm } from './buy-form.tsx';
import { Cover } from './cover.tsx';
import { Price } from './price.tsx';
import styles from './product-screen.module.css';

export interface ProductData {
  meta: PageMeta;
  product: NonNullable<ProductQuery['product']>;
  homeUrl: string;
}

export function ProductScreen({ product, homeUrl }: ProductData) {
  const words = useWords();
  const crumbs = (product.breadcrumbs ?? []).flatMap((crumb) =>
    crumb ? [{ name: crumb.name, url: crumb.url }] : [],
  );
  return (
    <>
      <Breadcrumbs
        label={words('breadcrumbs.label')}
        crumbs={[{ name: words('breadcrumbs.home'), url: homeUrl }, ...crumbs, { name: product.name ?? '' }]}
      />
      <article className={styles.product}>
        <div className={styles.cover}>
          <Cover
            fileName={product.productImages?.[0]?.fileName}
            alt={words('product.coverOf', { title: product.name ?? '' })}
            sizes="(min-width: 1024px) 28rem, (min-width: 768px) 40vw, 80vw"
            isFirst
          />
        </div>
        <div className={styles.facts}>
          <h1 className={styles.title}>{product.name}</h1>
          <p className={styles.author}>{words('product.by', { author: product.texts?.text1 ?? '' })}</p>
          <p className={styles.price}>
            <Price price={product.unitPrice} />
          </p>
          <BuyForm key={product.productId} product={product} />
          <Editions product={product} />
        </div>
        <section className={styles.text}>
          <h2>{words('product.description')}</h2>
          <p>{product.texts?.text2}</p>
        </section>
        <Specification product={product} />
      </article>
    </>
  );
}

/** The same work in other languages. */
function Editions({ product }: Pick<ProductData, 'product'>) {
  const words = useWords();
  const others = (product.variantGroup?.variants ?? []).flatMap((variant) =>
    variant && variant.productId !== product.productId ? [variant] : [],
  );
  if (others.length === 0) return null;
  return (
    <nav aria-label={words('product.editions')} className={styles.editions}>
      <h2>{words('product.editions')}</h2>
      <ul>
        {others.map((variant) => (
          <li key={variant.productId}>
            <a href={variant.canonicalUrl ?? ''}>{variant.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Parameters that are meant to be shown; several values of one are joined. */
function Specification({ product }: Pick<ProductData, 'product'>) {
  const words = useWords();
  const rows = new Map<string, string[]>();
  for (const parameter of (product.parameterGroups ?? []).flatMap((group) => group?.parameters ?? [])) {
    if (!parameter?.show || !parameter.name || !parameter.value) continue;
    rows.set(parameter.name, [...(rows.get(parameter.name) ?? []), parameter.value]);
  }
  return (
    <section className={styles.specification}>
      <h2>{words('product.specification')}</h2>
      <dl>
        {[...rows].map(([name, values]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{values.join(', ')}</dd>
          </div>
        ))}
        {product.brand?.name && (
          <div>
            <dt>{words('product.publisher')}</dt>
            <dd>
              <a href={product.brand.canonicalUrl ?? ''}>{product.brand.name}</a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
