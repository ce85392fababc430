import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import {
  AddPackageToCartDocument,
  AddToCartDocument,
  type CartPartsFragment,
  ClearCartDocument,
  SetCartPromoCodeDocument,
  UpdateCartGroupDocument,
  UpdateCartItemDocument,
} from '#storefront/api/generated/graphql.ts';
import type { SendOptions } from '#storefront/api/operation.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import type { ShopEnvironment, ShopView } from '#storefront/session/shop-context.ts';
import { cartMarket, type PricedFor } from '../cart-market.ts';
import { createCart } from '../create-cart.ts';
import { isTransientError } from '../is-transient-error.ts';
import { queryCart } from '../load-cart.ts';
import { cartErrorMessage } from './cart-error-message.ts';

export interface PackageSelection {
  groupId: number;
  optionId: number;
  skuId: number;
}

/** A change of the cart. Quantities of existing lines are absolute, so that a repeated change has the same result. */
export type CartChange =
  | { kind: 'add'; skuId: number; quantity: number; message?: string | null }
  | { kind: 'package'; packageId: number; selections: PackageSelection[] }
  | LineChange
  | GroupChange
  | { kind: 'code'; promoCode: string }
  | { kind: 'clear' };

export interface LineChange {
  kind: 'line';
  lineId: string;
  quantity: number;
  /** Finds the line when its id has changed: a guest's cart is merged into the customer's at sign-in. */
  of?: { skuId: number; message: string | null };
}

interface GroupChange {
  kind: 'group';
  groupKey: string;
  quantity: number;
  /** The quantity of each option in one package, if known: the change can then be displayed optimistically. */
  inOne?: PackageParts;
}

/** Option id → quantity in one package. */
export type PackageParts = Readonly<Record<number, number>>;

export type CartAddition = Extract<CartChange, { kind: 'add' | 'package' }>;

export type CartOutcome = { kind: 'changed'; cart: CartPartsFragment } | RejectedChange;

interface RejectedChange {
  kind: 'rejected';
  code: string | undefined;
  message: string;
}

interface ChangeOptions {
  pricedFor?: PricedFor;
  idempotencyKey?: string | undefined;
}

/**
 * Changes the visitor's cart and creates it with the first item. A lost cart is replaced once, silently (§4). Transient
 * errors are thrown, so that the caller can retry.
 */
export async function changeCart(
  environment: ShopEnvironment,
  change: CartChange,
  { pricedFor = 'shop', idempotencyKey }: ChangeOptions = {},
): Promise<CartOutcome> {
  const { cookies, t } = environment;
  const knownId = cookies.get(COOKIES.cart);
  const sendTo = (id: string) =>
    sendChange(environment, change, {
      id,
      pricedFor,
      // An idempotency key belongs to one cart: the same change of another cart is another request.
      idempotencyKey: idempotencyKey ? `${idempotencyKey}.${id}` : undefined,
    });
  /** For the first item, or if the cart `knownId` no longer exists. */
  const sendToNewCart = async () => {
    const id = await createCart(environment, pricedFor, knownId);
    const isAdding = change.kind === 'add' || change.kind === 'package';
    return isAdding ? sendTo(id) : queryCart(environment, id, pricedFor);
  };
  try {
    const cart = (knownId ? await sendTo(knownId) : null) ?? (await sendToNewCart());
    if (!cart?.id) return { kind: 'rejected', code: undefined, message: t('cart.unavailable') };
    cookies.set(COOKIES.cart, cart.id);
    return { kind: 'changed', cart };
  } catch (error) {
    const rejected = await toRejectedChange(error, change, environment);
    // Without its id the line is found by `of`. The request is then another one and needs another idempotency key.
    if (rejected.code === 'UNKNOWN_CART_ITEM' && change.kind === 'line' && change.of && change.lineId)
      return changeCart(
        environment,
        { ...change, lineId: '' },
        { pricedFor, idempotencyKey: idempotencyKey && `${idempotencyKey}.of` },
      );
    // The backend stores the key of each change that it has made, with the market and the customer. So this change was made,
    // in another market or before sign-in, and only its response was lost.
    const id = rejected.code === 'IDEMPOTENCY_KEY_REUSED' && cookies.get(COOKIES.cart);
    const changed = id && (await queryCart(environment, id, pricedFor));
    return changed ? { kind: 'changed', cart: changed } : rejected;
  }
}

/** Transient and unexpected errors are thrown again. */
export async function toRejectedChange(
  error: unknown,
  change: CartChange,
  shop: ShopView,
): Promise<RejectedChange> {
  const isResponse = error instanceof GraphqlError || error instanceof NetworkError;
  if (!isResponse || isTransientError(error)) throw error;
  if (error instanceof NetworkError)
    return { kind: 'rejected', code: undefined, message: shop.t('error.general') };
  return { kind: 'rejected', code: error.code, message: await cartErrorMessage(error, change, shop) };
}

/** Null if the cart no longer exists. */
export async function sendChange(
  environment: ShopEnvironment,
  change: CartChange,
  { id, pricedFor, ...options }: SendOptions & { id: string; pricedFor: PricedFor },
): Promise<CartPartsFragment | null> {
  const { api } = environment;
  const market = cartMarket(environment, pricedFor);
  const { cartMarketAlias } = market;
  try {
    switch (change.kind) {
      case 'add': {
        const { skuId, quantity, message } = change;
        const item = { skuId, quantity, message: message || undefined };
        return (await api.send(AddToCartDocument, { id, item, ...market }, options)).addToCart;
      }
      case 'package': {
        const { packageId, selections } = change;
        const variables = { id, packageId, selections, cartMarketAlias };
        return (await api.send(AddPackageToCartDocument, variables, options)).addPackageToCart;
      }
      case 'line': {
        const { lineId, quantity, of } = change;
        const item = lineId || !of ? { id: lineId, quantity } : { ...of, quantity };
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
    // The cart has become an order; the next item goes into a new cart.
    if (error instanceof GraphqlError && error.code === 'CART_COMPLETED') return null;
    throw error;
  }
}
