import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import { customerEnvironmentOf } from '#storefront/session/shop-session.ts';
import { changeList } from './change-list.ts';
import { type FavoriteListData, FavoriteListScreen } from './favorite-list-screen.tsx';
import { loadListProducts, loadLists } from './load-lists.ts';

export async function loader({
  params,
  request,
  context,
}: LoaderFunctionArgs): Promise<ScreenData & FavoriteListData> {
  const { customer, lists } = await loadLists(context, request);
  const list = lists.find(({ listId }) => String(listId) === params.listId);
  if (!list) throw data(null, { status: 404 });
  const { api, t } = customerEnvironmentOf(context);
  const products = await loadListProducts(api, list.productIds);
  return { meta: { title: list.name || t('favorites.title'), isHidden: true }, customer, list, products };
}

export async function action(args: ActionFunctionArgs) {
  return changeList(args);
}

export function Component() {
  return <FavoriteListScreen {...useLoaderData<FavoriteListData>()} />;
}
