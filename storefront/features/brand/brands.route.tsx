import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BrandCountsDocument, BrandsDocument } from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import type { PageMeta } from '#storefront/routing/head/page-meta.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { alternatePages } from '#storefront/session/markets/alternate-pages.ts';
import { loadMarkets } from '#storefront/session/markets/markets.ts';
import { environmentOf, useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Breadcrumbs, type Crumb } from '#storefront/ui/breadcrumbs.tsx';
import styles from './brands.module.css';
import { groupByLetter, type LetterGroup, otherLetter } from './group-by-letter.ts';
import { LetterBar, letterId } from './letter-bar.tsx';
import { selectLetter } from './select-letter.ts';

interface BrandsData {
  meta: PageMeta;
  crumbs: Crumb[];
  /** All letters with brands, also those that are not on this page. */
  letters: string[];
  /** The letter of this page; null if the page has all letters. */
  selected: string | null;
  /** The URL without a letter. */
  url: string;
  groups: LetterGroup<{ id: number; name: string; url: string; count?: number }>[];
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<BrandsData> {
  const { api, t, shopper } = environmentOf(context);
  const [{ brands }, counts, markets] = await Promise.all([
    api.query(BrandsDocument, {}),
    loadProductCounts(api),
    loadMarkets(api),
  ]);
  const named = (brands ?? []).flatMap((brand) =>
    brand?.name && brand.canonicalUrl
      ? [{ id: brand.brandId, name: brand.name, url: brand.canonicalUrl, count: counts.get(brand.brandId) }]
      : [],
  );
  const localeScope = localeScopeOf(shopper);
  const url = linkTo(localeScope, 'brands');
  const all = groupByLetter(named, shopper.locale);
  return {
    meta: {
      title: t('brands.title'),
      description: t('brands.description'),
      canonical: url,
      alternates: alternatePages('brands', shopper, markets),
    },
    crumbs: [{ name: t('breadcrumbs.home'), url: linkTo(localeScope, 'home') }, { name: t('brands.title') }],
    letters: all.map(({ letter }) => letter),
    url,
    ...selectLetter(all, new URL(request.url).searchParams),
  };
}

/** Number of products per brand id. Empty when the query fails: the index is shown without counts. */
async function loadProductCounts(api: CommerceClient): Promise<Map<number, number>> {
  const result = await api.query(BrandCountsDocument, {}).catch(() => null);
  const facets = result?.products?.filters?.facets?.find((facet) => facet?.type === 'Brand');
  return new Map(
    (facets?.values ?? []).flatMap((value): [number, number][] =>
      value?.facetId?.startsWith('b_') ? [[Number(value.facetId.slice(2)), value.count]] : [],
    ),
  );
}

/**
 * All brands (publishers) by letter. When the URL fragment names a letter, the styles show that group only. In a shop with
 * many brands, each letter has a page.
 */
export function Component() {
  const { t, shopper } = useShop();
  const { crumbs, groups, letters, selected, url } = useLoaderData<BrandsData>();
  return (
    <>
      <Breadcrumbs label={t('breadcrumbs.label')} crumbs={crumbs} />
      <h1 className={styles.title}>{t('brands.title')}</h1>
      <p className={styles.description}>{t('brands.description')}</p>
      <LetterBar
        locale={shopper.locale}
        usedLetters={letters}
        page={selected === null ? null : { selected, url }}
      />
      <div className={styles.groups}>
        {groups.map(({ letter, items }) => (
          <section key={letter} id={letterId(letter)} className={styles.group}>
            <h2 className={styles.letter}>
              {letter}
              {letter === otherLetter && <span className="visually-hidden"> {t('brands.digits')}</span>}
            </h2>
            <ul className={styles.brands}>
              {items.map(({ id, name, url, count }) => (
                <li key={id}>
                  <a href={url}>{name}</a>
                  {count !== undefined && (
                    <small className={styles.count}>{t('list.count', { count })}</small>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
