import type { LoaderFunctionArgs } from 'react-router';
import { canonicalRedirect } from '#storefront/routing/canonical-redirect.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { placeOf } from '#storefront/session/shopper.ts';
import type { Crumb } from '#storefront/ui/breadcrumbs.tsx';
import type { ListData } from './list-screen.tsx';
import { loadListInfo, loadProductPage, pagedTitle, pagedUrl } from './load-list.ts';

/** A list that the backend knows by its path: category, brand, campaign or general list. */
export async function loadListOfPath({ request, context }: LoaderFunctionArgs): Promise<ListData> {
  const { api, words, shopper } = environmentOf(context);
  const url = new URL(request.url);
  const place = placeOf(shopper);
  const parentPath = parentOf(url.pathname);
  const [info, page, parent] = await Promise.all([
    loadListInfo(api, { url: url.pathname }),
    loadProductPage(api, { url: url.pathname, search: url.searchParams }),
    // A wrong parent in the path is mended by the redirect below; it must not make the page fail.
    parentPath ? loadListInfo(api, { url: parentPath }).catch(() => undefined) : undefined,
  ]);
  const elsewhere = canonicalRedirect(place, url, info.canonicalUrl);
  if (elsewhere) throw elsewhere;
  const crumbs: Crumb[] = [{ name: words('breadcrumbs.home'), url: linkTo(place, 'home') }];
  if (parent) crumbs.push({ name: parent.name, url: parent.canonicalUrl });
  const canonical = info.canonicalUrl ?? url.pathname;
  return {
    meta: {
      title: pagedTitle(words, info.meta?.title ?? info.name, page.page),
      description: info.meta?.description,
      canonical: pagedUrl(canonical, page.page),
      alternates: (info.alternativeUrls ?? []).flatMap((alternate) =>
        alternate ? [{ ...alternate, url: pagedUrl(alternate.url, page.page) }] : [],
      ),
    },
    heading: info.name,
    description: info.hideDescription ? null : info.primaryDescription,
    crumbs: [...crumbs, { name: info.name }],
    subCategories: (info.subCategories ?? []).flatMap((category) =>
      category ? [{ name: category.name, url: category.canonicalUrl }] : [],
    ),
    page,
  };
}

/** `/fi/c/kaunokirjallisuus/klassikot` → `/fi/c/kaunokirjallisuus`; nothing for a category at the root. */
function parentOf(pathname: string): string | undefined {
  return /^(.*\/c\/[^/]+)\/[^/]+$/.exec(pathname)?.[1];
}
