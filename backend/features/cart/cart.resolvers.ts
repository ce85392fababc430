import { productInScope } from '#backend/features/product/product-in-scope.ts';
import type {
  CartItemTypeResolvers,
  CartTypeResolvers,
  MutationResolvers,
  QueryResolvers,
} from '#backend/graphql/schema.generated.ts';
import { addToCart } from './add-to-cart.ts';
import { findCart } from './cart.queries.ts';
import { cartInScope } from './cart-in-scope.ts';
import { createCart } from './create-cart.ts';

export const cartResolvers: {
  Query: Pick<QueryResolvers, 'getCart'>;
  Mutation: Pick<MutationResolvers, 'addToCart'>;
  CartType: CartTypeResolvers;
  CartItemType: CartItemTypeResolvers;
} = {
  Query: {
    async getCart(_, args, context) {
      const scope = context.scope(args);
      const cart = args.id ? await findCart(context.db, args.id) : await createCart(context.db, scope);
      return cart && (cart.completed_at === null || args.includeCompleted) ? cartInScope(cart, scope) : null;
    },
  },
  Mutation: {
    async addToCart(_, args, context) {
      const scope = context.scope(args);
      const cart = await addToCart(context.db, scope, args.id, {
        skuId: args.item.skuId,
        quantity: args.item.quantity,
        message: args.item.message,
      });
      return cart ? cartInScope(cart, scope) : null;
    },
  },
  CartType: {
    items: ({ lines }) => lines,
    promoCode: () => null,
    freeShipping: () => false,
    fixedDiscount: () => 0,
    merchantData: () => null,
    appliedCampaigns: () => [],
    summary: ({ total }) => ({
      total,
      subTotal: total,
      fixedAmountDiscountIncVat: 0,
      fixedAmountDiscountExVat: 0,
    }),
    quotation: () => null,
  },
  CartItemType: {
    product: ({ sku, scope }) => productInScope(sku.product, scope),
    skuId: ({ sku }) => sku.id,
    campaign: () => null,
    groupKey: () => null,
    productPackage: () => null,
    isCampaignFreeGift: () => false,
  },
};
