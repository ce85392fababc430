import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BrandsDocument } from '#storefront/api/generated/graphql.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import type { PageMeta } from '#storefront/routing/page-meta.ts';
import { alternatePages } from '#storefront/session/alternate-pages.ts';
import { loadMarkets } from '#storefront/session/markets.ts';
import { environmentOf, useWords } from '#storefront/session/shop-context.ts';
import { placeOf } from '#storefront/session/shopper.ts';
import styles from './brands.module.css';

interface BrandsData {
  meta: PageMeta;
  brands: { id: number; name: string; url: string }[];
}

export async function loader({ context }: LoaderFunctionArgs): Promise<BrandsData> {
  const { api, words, shopper } = environmentOf(context);
  const [{ brands }, markets] = await Promise.all([api.query(BrandsDocument, {}), loadMarkets(api)]);
  return {
    meta: {
      title: words('brands.title'),
      description: words('brands.description'),
      canonical: linkTo(placeOf(shopper), 'brands'),
      alternates: alternatePages('brands', shopper, markets),
    },
    brands: (brands ?? []).flatMap((brand) =>
      brand?.name && brand.canonicalUrl
        ? [{ id: brand.brandId, name: brand.name, url: brand.canonicalUrl }]
        : [],
    ),
  };
}

/** Every publisher, in alphabetical order. */
export function Component() {
  const words = useWords();
  const { brands } = useLoaderData<BrandsData>();
  return (
    <>
      <h1 className={styles.title}>{words('brands.title')}</h1>
      <p>{words('brands.description')}</p>
      <ul className={styles.brands}>
        {brands.map(({ id, name, url }) => (
          <li key={id}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
