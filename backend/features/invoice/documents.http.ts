import * as v from 'valibot';
import {
  type ShopRequestHandlers,
  shopRequestRoutes,
} from '#backend/features/shop-request/shop-request-routes.ts';
import type { ShopServices } from '#backend/graphql/context.ts';
import type { BackendRoute } from '#backend/http/request-handler.ts';
import type { DocumentRequests } from '#contract/order/document-requests.ts';
import { isPublicId } from '#contract/order/public-id.ts';
import { documentsOfPublicId } from './invoice.queries.ts';

const handlers: ShopRequestHandlers<keyof DocumentRequests> = {
  'order-documents': {
    schema: v.object({ publicId: v.pipe(v.string(), v.maxLength(60)) }),
    async handle({ db }, { publicId }) {
      const documents = isPublicId(publicId) ? await documentsOfPublicId(db, publicId) : [];
      return { documents: documents.map(({ kind, number, issuedOn }) => ({ kind, number, issuedOn })) };
    },
  },
};

/** As for `getOrderPublic`, knowing the public id of an order is the right to see its documents. */
export function documentRoutes(shop: ShopServices): BackendRoute[] {
  return shopRequestRoutes(handlers, shop);
}
