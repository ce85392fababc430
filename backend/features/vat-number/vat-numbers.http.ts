import * as v from 'valibot';
import {
  type ShopRequestHandlers,
  shopRequestRoutes,
} from '#backend/features/shop-request/shop-request-routes.ts';
import type { ShopServices } from '#backend/graphql/context.ts';
import type { BackendRoute } from '#backend/http/request-handler.ts';
import type { VatNumberRequests } from '#contract/order/vat-number-requests.ts';
import { checkVatNumber } from './check-vat-number.ts';

const text = v.pipe(v.string(), v.maxLength(60));

const handlers: ShopRequestHandlers<keyof VatNumberRequests> = {
  'vat-numbers': {
    schema: v.object({
      cartId: text,
      vatNumber: v.optional(text),
      channelId: v.optional(text),
      marketId: v.optional(text),
      languageId: v.optional(text),
    }),
    handle: (context, { cartId, vatNumber, ...args }) =>
      checkVatNumber(context, context.scope(args), { cartId, vatNumber }),
  },
};

export function vatNumberRoutes(services: ShopServices): BackendRoute[] {
  return shopRequestRoutes(handlers, services);
}
