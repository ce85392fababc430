import * as v from 'valibot';
import {
  type ShopRequestHandlers,
  shopRequestRoutes,
} from '#backend/features/shop-request/shop-request-routes.ts';
import type { ShopServices } from '#backend/graphql/context.ts';
import type { BackendRoute } from '#backend/http/request-handler.ts';
import { LIMITS } from '#contract/limits.ts';
import type { TimelineRequests } from '#contract/order/timeline-requests.ts';
import { listTimelines } from './list-timelines.ts';

const id = v.pipe(v.string(), v.maxLength(60));

const handlers: ShopRequestHandlers<keyof TimelineRequests> = {
  'order-timelines': {
    schema: v.object({
      publicIds: v.pipe(v.array(id), v.maxLength(LIMITS.timelineOrders)),
      channelId: v.optional(id),
      marketId: v.optional(id),
      languageId: v.optional(id),
    }),
    async handle(context, { publicIds, languageId }) {
      return { timelines: await listTimelines(context, publicIds, languageId) };
    },
  },
};

export function orderTimelineRoutes(shop: ShopServices): BackendRoute[] {
  return shopRequestRoutes(handlers, shop);
}
