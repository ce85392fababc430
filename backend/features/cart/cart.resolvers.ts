import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import type { MutationResolvers, QueryResolvers } from '#backend/graphql/schema.generated.ts';
import { addPackageToCart } from './add-package-to-cart.ts';
import { addToCart } from './add-to-cart.ts';
import { type AnswerOptions, answerCart } from './answer-cart.ts';
import type { CartInScope } from './cart-in-scope.ts';
import type { CartRow } from './cart-row.ts';
import { claimCart } from './claim-cart.ts';
import { clearCart } from './clear-cart.ts';
import { cloneCart } from './clone-cart.ts';
import { completeCart } from './complete-cart.ts';
import { createCart } from './create-cart.ts';
import { refreshCart } from './refresh-cart.ts';
import { setCartMerchantData } from './set-cart-merchant-data.ts';
import { setCartPromoCode } from './set-cart-promo-code.ts';
import { setCartShippingFee } from './set-cart-shipping-fee.ts';
import { updateCartGroup } from './update-cart-group.ts';
import { updateCartItem } from './update-cart-item.ts';

type CartMutation =
  | 'addToCart'
  | 'addPackageToCart'
  | 'updateCartItem'
  | 'updateCartGroup'
  | 'completeCart'
  | 'clearCart'
  | 'cloneCart'
  | 'setCartPromoCode'
  | 'setCartMerchantData'
  | 'setCartShippingFee';

export const cartResolvers: {
  Query: Pick<QueryResolvers, 'getCart'>;
  Mutation: Pick<MutationResolvers, CartMutation>;
} = {
  Query: {
    async getCart(_, { id, includeCompleted, forceRefresh, ...args }, context) {
      const scope = context.scope(args);
      const cart = id ? await claimCart(context, id) : await createCart(context, scope);
      if (!cart || (cart.completed_at && !includeCompleted)) return null;
      const isRefreshed = forceRefresh && !cart.completed_at;
      return answer(context, scope, isRefreshed ? refreshCart(context, scope, cart.cart_id) : cart, args);
    },
  },
  Mutation: {
    addToCart(_, { id, item, ...args }, context) {
      const scope = context.scope(args);
      return answer(context, scope, addToCart(context, scope, id, item), args);
    },
    addPackageToCart(_, { id, packageId, selections, ...args }, context) {
      const scope = context.scope(args);
      const chosen = (selections ?? []).filter((selection) => selection != null);
      return answer(context, scope, addPackageToCart(context, scope, id, packageId, chosen), args);
    },
    updateCartItem(_, { id, item, ...args }, context) {
      const scope = context.scope(args);
      return answer(context, scope, updateCartItem(context, scope, id, item), args);
    },
    updateCartGroup(_, { id, item, ...args }, context) {
      const scope = context.scope(args);
      return answer(context, scope, updateCartGroup(context, scope, id, item), args);
    },
    completeCart(_, { id, ...args }, context) {
      const scope = context.scope(args);
      return answer(context, scope, completeCart(context, scope, id));
    },
    clearCart(_, { id, ...args }, context) {
      const scope = context.scope(args);
      return answer(context, scope, clearCart(context, scope, id));
    },
    cloneCart(_, { id, resetPromotions, ...args }, context) {
      const scope = context.scope(args);
      const options = { resetPromotions: resetPromotions ?? false };
      return answer(context, scope, cloneCart(context, scope, id, options));
    },
    setCartPromoCode(_, { id, promoCode, ...args }, context) {
      const scope = context.scope(args);
      return answer(context, scope, setCartPromoCode(context, scope, id, promoCode));
    },
    setCartMerchantData(_, { id, merchantData, ...args }, context) {
      const scope = context.scope(args);
      return answer(context, scope, setCartMerchantData(context, scope, id, merchantData));
    },
    async setCartShippingFee(_, { cartId, shippingFee, ...args }, context) {
      const scope = context.scope(args);
      const changed = setCartShippingFee(context, scope, cartId, shippingFee);
      const cart = await answer(context, scope, changed, { allowExternalShippingFee: true });
      // All else of a checkout is empty until there is one.
      return cart && { cart };
    },
  },
};

async function answer(
  context: ShopContext,
  scope: Scope,
  found: CartRow | Promise<CartRow | undefined>,
  options?: AnswerOptions,
): Promise<CartInScope | null> {
  const cart = await found;
  return cart ? answerCart(context, scope, cart, options) : null;
}
