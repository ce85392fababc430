import { LOCALES } from '#contract/locales.ts';
import { ProductFactsDocument } from '#storefront/api/generated/graphql.ts';
import type { ProductData } from '#storefront/features/product/load-product.ts';
import type { ListData } from '#storefront/features/product-list/list-data.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import type { Screen } from '#storefront/routing/paths.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { localeScopeOf, type Shopper } from '#storefront/session/shopper.ts';
import type { Crumb } from '#storefront/ui/breadcrumbs.tsx';
import { describeParameterList } from './describe-parameter-list.ts';
import { describeProduct } from './describe-product.ts';
import { describeShipping } from './describe-shipping.ts';

export interface DescribedPage {
  screen: Screen | undefined;
  /** Alias of the product or page, from its URL. */
  alias: string | undefined;
  /** The loader's data. */
  data: unknown;
}

/**
 * The schema.org data of a page. Only the server creates it: search engines load every page from the server, so the browser
 * needs neither the code nor the data.
 */
export async function structuredDataOf(
  environment: ShopEnvironment,
  { screen, alias, data }: DescribedPage,
): Promise<object[]> {
  const { api, shopper, t } = environment;
  if (screen === 'home') return describeShop(shopper);
  if (screen === 'product') {
    const { fulfilment, preOrderDate, product: loaded } = (data ?? {}) as Partial<ProductData>;
    const isShippedNow = fulfilment === 'shipped' && !preOrderDate;
    const [{ product, reviews }, shipping] = await Promise.all([
      api.query(ProductFactsDocument, { alias: alias ?? '' }),
      // If this fails, the product is described without shipping.
      isShippedNow ? describeShipping(environment, loaded?.weight ?? 0).catch(() => []) : [],
    ]);
    if (!product) return [];
    const home = { name: t('breadcrumbs.home'), url: linkTo(localeScopeOf(shopper), 'home') };
    const categories = (product.breadcrumbs ?? []).flatMap((crumb) => crumb ?? []);
    return [
      describeProduct(product, reviews?.reviews ?? [], shopper, shipping),
      ...describeCrumbs([home, ...categories, { name: product.name ?? '' }], shopper),
    ];
  }
  const { crumbs, ...list } = (data ?? {}) as { crumbs?: Crumb[] } & Partial<ListData>;
  return [...describeParameterList(list, shopper), ...(crumbs ? describeCrumbs(crumbs, shopper) : [])];
}

/** A single crumb is not a path and is left out. */
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
        item: url ? origin + url : undefined,
      })),
    },
  ];
}

function describeShop(shopper: Shopper): object[] {
  const {
    origin,
    shop: { name, logo },
  } = shopper;
  const localeScope = localeScopeOf(shopper);
  const organization = { '@id': `${origin}/#organization` };
  const search = linkTo(localeScope, 'search', { search: 'TERM' }).replace('TERM', '{search_term_string}');
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      ...organization,
      name,
      url: `${origin}/`,
      logo: origin + (logo?.url ?? '/favicon.svg'),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url: origin + linkTo(localeScope, 'home'),
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
