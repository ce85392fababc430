import { data } from 'react-router';
import { LIMITS } from '#contract/limits.ts';
import {
  ListPageDocument,
  type ListPageQuery,
  type ProductCardPartsFragment,
  ProductListDocument,
} from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { SHOP } from '#storefront/config/shop.ts';
import type { Words } from '#storefront/translations/words.ts';

export type ListInfo = NonNullable<ListPageQuery['listPageInfo']>;

export interface ProductPage {
  products: ProductCardPartsFragment[];
  count: number;
  page: number;
  pages: number;
}

/** One page of a list. A page that does not exist is not found, rather than empty. */
export async function loadProductPage(
  api: CommerceClient,
  request: { url?: string; search: URLSearchParams },
): Promise<ProductPage> {
  const page = readPage(request.search);
  const take = SHOP.productListPageSize;
  const { products } = await api.query(ProductListDocument, {
    url: request.url,
    skip: (page - 1) * take,
    take,
    filter: { sort: SHOP.productListDefaultSort },
  });
  const count = products?.count ?? 0;
  const pages = Math.min(Math.max(1, Math.ceil(count / take)), highestPage);
  if (page > pages) throw notFound();
  return { products: (products?.products ?? []).flatMap((product) => product ?? []), count, page, pages };
}

/** What a list is of, by its path or its alias. */
export async function loadListInfo(
  api: CommerceClient,
  by: { url: string } | { alias: string },
): Promise<ListInfo> {
  const { listPageInfo } = await api.query(ListPageDocument, by);
  if (!listPageInfo || listPageInfo.id === 0) throw notFound();
  return listPageInfo;
}

/** The commerce API refuses to go further. */
const highestPage = Math.floor(LIMITS.listSkip / SHOP.productListPageSize) + 1;

export function readPage(search: URLSearchParams): number {
  const given = search.get('page');
  if (given === null) return 1;
  if (!/^[1-9]\d{0,3}$/.test(given) || Number(given) > highestPage) throw notFound();
  return Number(given);
}

function notFound() {
  return data(null, { status: 404 });
}

/** Pages after the first say which they are, so that tabs and search results tell them apart. */
export function pagedTitle(words: Words, title: string, page: number): string {
  return page > 1 ? words('list.pageTitle', { title, page }) : title;
}

/** Page 2 of a list is page 2 in every language. */
export function pagedUrl(url: string, page: number): string {
  return page > 1 ? `${url}?page=${page}` : url;
}
