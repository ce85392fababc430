import * as v from 'valibot';
import {
  type ShopRequestHandlers,
  shopRequestRoutes,
} from '#backend/features/shop-request/shop-request-routes.ts';
import type { ShopServices } from '#backend/graphql/context.ts';
import { requireCustomer } from '#backend/graphql/require-customer.ts';
import type { BackendRoute } from '#backend/http/request-handler.ts';
import { FAVORITE_LIST_LIMITS, type FavoriteListRequests } from '#contract/favorite-list-requests.ts';
import { toOneLine } from '#contract/forms/text.ts';
import { changeLists } from './change-lists.ts';
import { findItems, findSharedList } from './favorite-list.queries.ts';
import { readMainList } from './read-main-list.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1));
const name = v.pipe(
  v.string(),
  v.transform(toOneLine),
  v.minLength(1),
  v.maxLength(FAVORITE_LIST_LIMITS.name),
);

const handlers: ShopRequestHandlers<keyof FavoriteListRequests> = {
  'favorite-lists': {
    schema: v.variant('action', [
      v.object({ action: v.literal('read') }),
      v.object({ action: v.literal('create'), name, productId: v.optional(id) }),
      v.object({ action: v.literal('rename'), listId: id, name }),
      v.object({ action: v.picklist(['delete', 'share', 'stop-sharing']), listId: id }),
      v.object({ action: v.picklist(['add', 'remove']), listId: id, productId: id }),
    ]),
    async handle(context, action) {
      const customer = requireCustomer(context);
      return { lists: await changeLists(context.db, customer.id, action) };
    },
  },
  'shared-lists': {
    schema: v.object({ shareKey: v.pipe(v.string(), v.maxLength(100)) }),
    async handle({ db }, { shareKey }) {
      const found = await findSharedList(db, shareKey);
      if (!found) return { list: null };
      const { favorite_list_id, is_main, name, meta_data } = found;
      return {
        list: is_main
          ? { name: '', productIds: readMainList(meta_data) }
          : { name, productIds: await findItems(db, favorite_list_id) },
      };
    },
  },
};

export function favoriteListRoutes(services: ShopServices): BackendRoute[] {
  return shopRequestRoutes(handlers, services);
}
