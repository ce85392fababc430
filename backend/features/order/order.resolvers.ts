import type { ShopContext } from '#backend/graphql/context.ts';
import { requireCustomer } from '#backend/graphql/require-customer.ts';
import type { MutationResolvers, QueryResolvers } from '#backend/graphql/schema.generated.ts';
import { LIMITS } from '#contract/limits.ts';
import { checkoutOrder } from './checkout-order.ts';
import { findOrder, type OrderRow, ordersOfCustomer } from './order.queries.ts';
import { orderInScope, withoutCustomer } from './order-in-scope.ts';
import type { OrderServices } from './order-services.ts';
import { findPurchase, findPurchaseWithoutCart } from './purchase/find-purchase.ts';
import { placeOrder } from './purchase/place-order.ts';
import { requireReturnUrls } from './purchase/return-urls.ts';

type OrderQuery =
  | 'checkout'
  | 'getCheckout'
  | 'getCheckoutAndOrder'
  | 'getOrders'
  | 'getOrder'
  | 'getCompanyOrders'
  | 'getOrderPublic';

export function orderResolvers(services: OrderServices): {
  Query: Pick<QueryResolvers, OrderQuery>;
  Mutation: Pick<MutationResolvers, 'placeOrder'>;
} {
  return {
    Query: {
      async checkout(_, { id, cartId, ...args }, context) {
        const purchase = cartId
          ? await findPurchase(services, id, cartId)
          : await findPurchaseWithoutCart(services, id, context.customer?.id ?? null);
        if (!purchase) return null;
        const { order, outcome } = purchase;
        // The cart id is secret: a caller who has it may see the customer's data.
        const isAuthorized = Boolean(cartId) || isOwner(context, order);
        return { outcome, order: order ? orderInScope(order, context, args) : null, isAuthorized };
      },
      // Empty, because no provider has a confirmation page for the shop to embed.
      getCheckout: async (_, { id }) => ((await findPurchase(services, id, null)) ? '' : null),
      async getCheckoutAndOrder(_, { id, ...args }, context) {
        const purchase = await findPurchase(services, id, null);
        if (!purchase) return null;
        if (!purchase.order) return { htmlSnippet: '', order: null };
        const order = orderInScope(purchase.order, context, args);
        const shown = isOwner(context, purchase.order) ? order : withoutCustomer(order);
        return { htmlSnippet: '', order: checkoutOrder(shown) };
      },
      async getOrders(_, args, context) {
        const rows = await ordersOfCustomer(
          context.reads,
          requireCustomer(context).id,
          LIMITS.timelineOrders,
        );
        return rows.map((row) => orderInScope(row, context, args));
      },
      // A company is one account, which has one buyer (decision 36).
      async getCompanyOrders(_, args, context) {
        const { id, customerType } = requireCustomer(context);
        if (customerType !== 'ORGANIZATION') return null;
        const rows = await ordersOfCustomer(context.reads, id, LIMITS.timelineOrders);
        return rows.map((row) => orderInScope(row, context, args));
      },
      async getOrder(_, { orderId, ...args }, context) {
        const customer = requireCustomer(context);
        const row = await findOrder(context.reads, { orderId });
        return row?.customer_id === customer.id ? orderInScope(row, context, args) : null;
      },
      async getOrderPublic(_, { publicOrderId, ...args }, context) {
        const row = await findOrder(context.reads, { publicId: publicOrderId });
        return row ? orderInScope(row, context, args) : null;
      },
    },
    Mutation: {
      async placeOrder(_, { cartId, checkout, ...args }, context) {
        requireReturnUrls(context, checkout.checkoutUrls);
        return placeOrder(services, context, { scope: context.scope(args), cartId, input: checkout });
      },
    },
  };
}

function isOwner({ customer }: ShopContext, order: OrderRow | undefined): boolean {
  return customer !== null && order?.customer_id === customer.id;
}
