import { LOCALES } from '#contract/locales.ts';
import { ProductFactsDocument } from '#storefront/api/generated/graphql.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import type { Screen } from '#storefront/routing/paths.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { localeScopeOf, type Shopper } from '#storefront/session/shopper.ts';
import type { Crumb } from '#storefront/ui/breadcrumbs.tsx';
import { describeProduct } from './describe-product.ts';

export interface DescribedPage {
  screen: Screen | undefined;
  /** Of the product or page, in its address. */
  alias: string | undefined;
  /** What the screen was loaded with. */
  data: unknown;
}

/**
 * What search engines are told of a page, in the words of schema.org. It is made here and nowhere else: they ask the server
 * for every page, so the browser needs neither the code nor the data.
 */
export async function structuredDataOf(
  environment: ShopEnvironment,
  { screen, alias, data }: DescribedPage,
): Promise<object[]> {
  const { api, shopper, t } = environment;
  if (screen === 'home') return describeShop(shopper);
  if (screen === 'product') {
    const { product, reviews } = await api.query(ProductFactsDocument, { alias: alias ?? '' });
    if (!product) return [];
    const home = { name: t('breadcrumbs.home'), url: linkTo(localeScopeOf(shopper), 'home') };
    const shelves = (product.breadcrumbs ?? []).flatMap((crumb) => crumb ?? []);
    return [
      describeProduct(product, reviews?.reviews ?? [], shopper),
      ...describeCrumbs([home, ...shelves, { name: product.name ?? '' }], shopper),
    ];
  }
  const { crumbs } = (data ?? {}) as { crumbs?: Crumb[] };
  return crumbs ? describeCrumbs(crumbs, shopper) : [];
}

/** A way of one step leads nowhere, and is not told. */
function describeCrumbs(crumbs: readonly Crumb[], { origin }: Shopper): object[] {
  if (crumbs.length < 2) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ name, url }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        ...(url ? { item: origin + url } : {}),
      })),
    },
  ];
}

function describeShop(shopper: Shopper): object[] {
  const { origin } = shopper;
  const place = localeScopeOf(shopper);
  const organization = { '@id': `${origin}/#organization` };
  const search = linkTo(place, 'search', { search: 'TERM' }).replace('TERM', '{search_term_string}');
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      ...organization,
      name: SHOP.name,
      url: `${origin}/`,
      logo: `${origin}/favicon.svg`,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: SHOP.name,
      url: origin + linkTo(place, 'home'),
      inLanguage: LOCALES[shopper.locale].iso,
      publisher: organization,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: origin + search },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
