import * as v from 'valibot';
import {
  type ShopRequestHandlers,
  shopRequestRoutes,
} from '#backend/features/shop-request/shop-request-routes.ts';
import type { ShopServices } from '#backend/graphql/context.ts';
import type { BackendRoute } from '#backend/http/request-handler.ts';
import type { ShopSettingsRequests } from '#contract/shop/shop-settings-requests.ts';

const handlers: ShopRequestHandlers<keyof ShopSettingsRequests> = {
  'shop-settings': {
    schema: v.object({ channelId: v.optional(v.pipe(v.string(), v.maxLength(300))) }),
    async handle(context, args) {
      // The storefront needs no settings of mails, and addresses of staff stay internal.
      const { mail, staffMails, ...settings } = context.scope(args).channel.settings;
      return settings;
    },
  },
};

export function shopSettingsRoutes(services: ShopServices): BackendRoute[] {
  return shopRequestRoutes(handlers, services);
}
