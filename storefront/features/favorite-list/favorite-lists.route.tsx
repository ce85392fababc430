import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import { createHeadingLoader } from '#storefront/session/heading-loader.ts';
import { customerEnvironmentOf } from '#storefront/session/shop-session.ts';
import { changeList } from './change-list.ts';
import { type ListsData, ListsScreen } from './lists-screen.tsx';
import { loadListProducts, loadLists } from './load-lists.ts';

const loadHeading = createHeadingLoader('favorite-lists', 'lists.title');

/** The query `?add={productId}` lets the customer choose a list for the product. */
export async function loader(args: LoaderFunctionArgs): Promise<ScreenData & ListsData> {
  const { customer, lists } = await loadLists(args.context, args.request);
  const productToAdd = new URL(args.request.url).searchParams.get('add') ?? '';
  // Nine digits always fit into the API's 32-bit integers.
  const productIds = /^\d{1,9}$/.test(productToAdd) ? [Number(productToAdd)] : [];
  const { api } = customerEnvironmentOf(args.context);
  const [heading, [product]] = await Promise.all([loadHeading(args), loadListProducts(api, productIds)]);
  return { ...heading, customer, lists, product };
}

export async function action(args: ActionFunctionArgs) {
  return changeList(args);
}

export function Component() {
  return <ListsScreen {...useLoaderData<ListsData>()} />;
}
