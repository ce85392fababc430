import type { Scope, ScopeArguments } from '#backend/catalogue-index/scope.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { requireServerKey } from '#backend/graphql/require-server-key.ts';
import type { MutationResolvers, QueryResolvers } from '#backend/graphql/schema.generated.ts';
import type { CartRow } from './cart-row.ts';
import { addToCart } from './changes/add-to-cart.ts';
import { clearCart } from './changes/clear-cart.ts';
import { cloneCart } from './changes/clone-cart.ts';
import { completeCart } from './changes/complete-cart.ts';
import { refreshCart } from './changes/refresh-cart.ts';
import { setCartMerchantData } from './changes/set-cart-merchant-data.ts';
import { setCartPromoCode } from './changes/set-cart-promo-code.ts';
import { setCartShippingFee } from './changes/set-cart-shipping-fee.ts';
import { updateCartItem } from './changes/update-cart-item.ts';
import { createCart } from './create-cart.ts';
import { claimCart } from './ownership/claim-cart.ts';
import { findSuccessor } from './ownership/find-own-cart.ts';
import { addPackageToCart } from './packages/add-package-to-cart.ts';
import { updateCartGroup } from './packages/update-cart-group.ts';
import type { CartInScope } from './prices/cart-in-scope.ts';
import { type ResolveCartOptions, resolveCart } from './prices/resolve-cart.ts';

export const cartResolvers: { Query: QueryResolvers; Mutation: MutationResolvers } = {
  Query: {
    getCart(_, { id, includeCompleted, forceRefresh, ...args }, context) {
      return resolveResult(context, args, async (scope) => {
        const cart = id ? await claimCart(context, id) : await createCart(context, scope);
        if (!cart && context.isSdk) throw unknownCartOfSdk();
        if (cart?.completed_at) return includeCompleted ? cart : findSuccessor(context, cart.cart_id);
        return cart && forceRefresh ? refreshCart(context, scope, cart.cart_id) : cart;
      });
    },
  },
  Mutation: {
    addToCart: (_, { id, item, ...args }, context) =>
      resolveResult(context, args, (scope) => addToCart(context, scope, id, item)),
    addPackageToCart(_, { id, packageId, selections: input, ...args }, context) {
      const selections = (input ?? []).filter((selection) => selection != null);
      return resolveResult(context, args, (scope) =>
        addPackageToCart(context, scope, id, { packageId, selections }),
      );
    },
    updateCartItem: (_, { id, item, ...args }, context) =>
      resolveResult(context, args, (scope) => updateCartItem(context, scope, id, item)),
    updateCartGroup: (_, { id, item, ...args }, context) =>
      resolveResult(context, args, (scope) => updateCartGroup(context, scope, id, item)),
    completeCart: (_, { id, ...args }, context) =>
      resolveResult(context, args, (scope) => completeCart(context, scope, id)),
    clearCart: (_, { id, ...args }, context) =>
      resolveResult(context, args, (scope) => clearCart(context, scope, id)),
    cloneCart: (_, { id, resetPromotions, ...args }, context) =>
      resolveResult(context, args, (scope) =>
        cloneCart(context, scope, id, { resetPromotions: resetPromotions ?? false }),
      ),
    setCartPromoCode: (_, { id, promoCode, ...args }, context) =>
      resolveResult(context, args, (scope) => setCartPromoCode(context, scope, id, promoCode)),
    setCartMerchantData: (_, { id, merchantData, ...args }, context) =>
      resolveResult(context, args, (scope) => setCartMerchantData(context, scope, id, merchantData)),
    async setCartShippingFee(_, { cartId, shippingFee, ...args }, context) {
      requireServerKey(context, 'setCartShippingFee');
      const inCheckout = { ...args, allowExternalShippingFee: true };
      const cart = await resolveResult(context, inCheckout, (scope) =>
        setCartShippingFee(context, scope, cartId, shippingFee),
      );
      // The other fields of the checkout are null.
      return cart && { cart };
    },
  },
};

/** The contract's TypeScript SDK starts a new cart only after an error with this text; other clients do so after null. */
function unknownCartOfSdk(): ShopError {
  return new ShopError('UNKNOWN_CART', "Variable '$id' is invalid: there is no such cart.");
}

/** Resolves the cart that a use case returns in the requested scope; null if there is no such cart. */
async function resolveResult(
  context: ShopContext,
  args: ScopeArguments & Pick<ResolveCartOptions, 'allowExternalShippingFee'>,
  useCase: (scope: Scope) => Promise<CartRow | undefined>,
): Promise<CartInScope | null> {
  const scope = context.scope(args);
  const cart = await useCase(scope);
  const { allowExternalShippingFee } = args;
  return cart ? resolveCart(context, scope, cart, { allowExternalShippingFee }) : null;
}
