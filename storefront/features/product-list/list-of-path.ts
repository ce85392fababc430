import type { LoaderFunctionArgs } from 'react-router';
import { ListCrumbDocument } from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { areaParts, loadAreaPlace } from '#storefront/features/product/area-place.tsx';
import { canonicalRedirect } from '#storefront/routing/canonical-redirect.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import type { Screen } from '#storefront/routing/paths.ts';
import { environmentOf, type ShopEnvironment } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import type { Crumb } from '#storefront/ui/breadcrumbs.tsx';
import type { ListData } from './list-data.ts';
import { listMeta } from './list-meta.ts';
import { loadList, loadListInfo } from './load-list.ts';
import { sortsOf } from './sort-orders.ts';

/** A list that the backend knows by its path: category, brand, campaign or general list. */
export async function loadListOfPath(
  { request, context }: LoaderFunctionArgs,
  screen: Screen,
): Promise<ListData> {
  const environment = environmentOf(context);
  const { api, t, shopper } = environment;
  const url = new URL(request.url);
  const place = localeScopeOf(shopper);
  const [info, list, parents, areas] = await Promise.all([
    loadListInfo(api, { url: url.pathname }),
    loadList(environment, url, { url: url.pathname }, sortsOf(screen)),
    Promise.all(parentPaths(url.pathname).map((path) => loadCrumb(api, path))),
    loadAreas(environment, url, screen),
  ]);
  const elsewhere = canonicalRedirect(place, url, info.canonicalUrl);
  if (elsewhere) throw elsewhere;
  const image = info.primaryImage ?? info.logo;
  const imageOfList = image ? { image: `/images/list/raw/${image}` } : {};
  return {
    ...list,
    ...areas,
    ...imageOfList,
    meta: listMeta(
      t,
      {
        title: info.meta?.title ?? info.name,
        description: info.meta?.description,
        canonical: info.canonicalUrl ?? url.pathname,
        alternates: (info.alternativeUrls ?? []).flatMap((alternate) => alternate ?? []),
        ...imageOfList,
      },
      list,
      url.searchParams,
    ),
    heading: info.name,
    isHeadingHidden: info.hideTitle ?? false,
    description: info.hideDescription ? null : info.primaryDescription,
    secondaryDescription: info.secondaryDescription,
    crumbs: [
      { name: t('breadcrumbs.home'), url: linkTo(place, 'home') },
      ...parents.flat(),
      { name: info.name },
    ],
    subCategories: (info.subCategories ?? []).flatMap((category) =>
      category ? [{ name: category.name, url: category.canonicalUrl }] : [],
    ),
  };
}

const areaFilters: Partial<Record<Screen, string>> = {
  category: 'Category',
  brand: 'Brand',
  campaign: 'Campaign',
};

/** What an editor put above and below the list; the list is a list without it. */
async function loadAreas(
  environment: ShopEnvironment,
  url: URL,
  screen: Screen,
): Promise<Pick<ListData, 'areas' | 'parts' | 'needs'>> {
  const key = areaFilters[screen];
  const alias = decodeURIComponent(url.pathname.split('/').at(-1) ?? '');
  const { inOwnDocument, loadListAreas } = await import('#storefront/features/content/load-area.ts');
  const wanted = key ? { filters: [{ key, value: alias }] } : { url: url.pathname };
  const areas = await loadListAreas(environment, wanted).catch(() => undefined);
  if (!areas) return {};
  await loadAreaPlace();
  const needs = [areas.top, areas.bottom].flatMap((area) => area?.needs ?? []);
  inOwnDocument(url, needs);
  const parts = [areaParts, areas.top?.parts ?? [], areas.bottom?.parts ?? []].flat();
  return { areas, parts, ...(needs.length > 0 ? { needs } : {}) };
}

/** A wrong parent in the path is mended by a redirect; it must not make the page fail. */
async function loadCrumb(api: CommerceClient, url: string): Promise<Crumb[]> {
  const { listPageInfo } = await api.query(ListCrumbDocument, { url }).catch(() => ({ listPageInfo: null }));
  return listPageInfo ? [{ name: listPageInfo.name, url: listPageInfo.canonicalUrl }] : [];
}

/** `/fi/c/a/b/c` → `/fi/c/a`, `/fi/c/a/b`. Only categories stand below one another. */
export function parentPaths(pathname: string): string[] {
  const [, root = '', below = ''] = /^(.*?\/c)\/(.+)$/.exec(pathname) ?? [];
  const steps = below.split('/').filter((step) => step !== '');
  return steps.slice(0, -1).map((_, index) => `${root}/${steps.slice(0, index + 1).join('/')}`);
}
