import * as v from 'valibot';
import {
  type ShopRequestHandlers,
  shopRequestRoutes,
} from '#backend/features/shop-request/shop-request-routes.ts';
import type { ShopServices } from '#backend/graphql/context.ts';
import type { BackendRoute } from '#backend/http/request-handler.ts';
import type { GiftCardRequests } from '#contract/order/gift-card-requests.ts';
import { findGiftCardBalance } from './find-gift-card-balance.ts';
import { listGiftCardValues } from './list-gift-card-values.ts';
import { findGiftWrap } from './offer-gift-wrap.ts';

const text = v.pipe(v.string(), v.maxLength(300));

const scope = { channelId: v.optional(text), marketId: v.optional(text), languageId: v.optional(text) };

const handlers: ShopRequestHandlers<keyof GiftCardRequests> = {
  'gift-card-values': {
    schema: v.object(scope),
    handle: (context, args) => listGiftCardValues(context.db, context.scope(args)),
  },
  'gift-wraps': {
    schema: v.object(scope),
    handle: (context, args) => findGiftWrap(context.db, context.scope(args)),
  },
  'gift-card-balances': {
    schema: v.object({ ...scope, code: text }),
    handle: (context, { code, ...args }) => findGiftCardBalance(context, context.scope(args), code),
  },
};

export function giftCardRoutes(services: ShopServices): BackendRoute[] {
  return shopRequestRoutes(handlers, services);
}
