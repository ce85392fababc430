import { GraphqlError } from '#storefront/api/errors.ts';
import {
  AddPackageToCartDocument,
  AddToCartDocument,
  type CartPartsFragment,
  ClearCartDocument,
  SetCartPromoCodeDocument,
  UpdateCartGroupDocument,
  UpdateCartItemDocument,
} from '#storefront/api/generated/graphql.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { beginCart } from './begin-cart.ts';
import { type CartScope, cartMarket } from './cart-market.ts';
import { isPassing } from './is-passing.ts';
import { askForCart } from './load-cart.ts';
import { refusalWords } from './refusal-words.ts';

export interface PackageSelection {
  groupId: number;
  optionId: number;
  skuId: number;
}

/** What a visitor can want of the cart. Quantities of what lies in it are said outright: repeating them does no harm. */
export type CartChange =
  | { kind: 'add'; skuId: number; quantity: number; message?: string | null }
  | { kind: 'package'; packageId: number; selections: PackageSelection[] }
  | { kind: 'line'; lineId: string; quantity: number }
  | { kind: 'group'; groupKey: string; quantity: number }
  | { kind: 'code'; promoCode: string }
  | { kind: 'clear' };

export type CartOutcome =
  | { kind: 'changed'; cart: CartPartsFragment }
  | { kind: 'refused'; code: string | undefined; message: string };

interface ChangeOptions {
  scope?: CartScope;
  idempotencyKey?: string;
}

/**
 * Changes the visitor's cart, which begins with the first book. A lost one is replaced, once and silently (§4). What may
 * pass is thrown, so that whoever can wait tries again.
 */
export async function changeCart(
  environment: ShopEnvironment,
  change: CartChange,
  { scope = 'shop', idempotencyKey }: ChangeOptions = {},
): Promise<CartOutcome> {
  const { cookies, words } = environment;
  const sendTo = (id: string) =>
    // A key is spent on one cart: the same wish to another is another input.
    send(environment, id, change, scope, idempotencyKey && `${idempotencyKey}.${id}`);
  try {
    const known = cookies.get(COOKIES.cart);
    const cart = (known ? await sendTo(known) : null) ?? (await beginAnew());
    if (!cart?.id) return { kind: 'refused', code: undefined, message: words('cart.unavailable') };
    cookies.set(COOKIES.cart, cart.id);
    return { kind: 'changed', cart };

    async function beginAnew(): Promise<CartPartsFragment | null> {
      const id = await beginCart(environment, scope, known);
      const isAdding = change.kind === 'add' || change.kind === 'package';
      return isAdding ? sendTo(id) : askForCart(environment, id, scope);
    }
  } catch (error) {
    if (!(error instanceof GraphqlError) || isPassing(error)) throw error;
    // The wish was granted before, under another market or before signing in: only its answer was lost.
    const id = error.code === 'IDEMPOTENCY_KEY_REUSED' && cookies.get(COOKIES.cart);
    const made = id && (await askForCart(environment, id, scope));
    if (made) return { kind: 'changed', cart: made };
    return { kind: 'refused', code: error.code, message: refusalWords(error, change, words) };
  }
}

async function send(
  environment: ShopEnvironment,
  id: string,
  change: CartChange,
  scope: CartScope,
  idempotencyKey: string | undefined,
): Promise<CartPartsFragment | null> {
  const { api } = environment;
  const market = cartMarket(environment, scope);
  const { cartMarketAlias } = market;
  const options = idempotencyKey ? { idempotencyKey } : {};
  try {
    switch (change.kind) {
      case 'add': {
        const { skuId, quantity, message } = change;
        const item = { skuId, quantity, ...(message ? { message } : {}) };
        return (await api.send(AddToCartDocument, { id, item, ...market }, options)).addToCart;
      }
      case 'package': {
        const { packageId, selections } = change;
        const variables = { id, packageId, selections, cartMarketAlias };
        return (await api.send(AddPackageToCartDocument, variables, options)).addPackageToCart;
      }
      case 'line': {
        const item = { id: change.lineId, quantity: change.quantity };
        return (await api.send(UpdateCartItemDocument, { id, item, ...market }, options)).updateCartItem;
      }
      case 'group': {
        const item = { groupKey: change.groupKey, quantity: change.quantity };
        return (await api.send(UpdateCartGroupDocument, { id, item, ...market }, options)).updateCartGroup;
      }
      case 'code': {
        const variables = { id, promoCode: change.promoCode, cartMarketAlias };
        return (await api.send(SetCartPromoCodeDocument, variables, options)).setCartPromoCode;
      }
      case 'clear':
        return (await api.send(ClearCartDocument, { id, cartMarketAlias }, options)).clearCart;
    }
  } catch (error) {
    // What was bought is bought; the next book begins a new cart.
    if (error instanceof GraphqlError && error.code === 'CART_COMPLETED') return null;
    throw error;
  }
}
