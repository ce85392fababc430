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
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import type { Translate } from '#storefront/translations/words.ts';
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
  | LineChange
  | GroupChange
  | { kind: 'code'; promoCode: string }
  | { kind: 'clear' };

export interface LineChange {
  kind: 'line';
  lineId: string;
  quantity: number;
  /** What it is a line of: it has another id once the cart has joined that of the customer who signed in. */
  of?: { skuId: number; message: string | null };
}

export interface GroupChange {
  kind: 'group';
  groupKey: string;
  quantity: number;
  /** How many books one of the package has of each choice, where that is known: it can then be shown before it is so. */
  inOne?: PackageParts;
}

/** By the number of the option. */
export type PackageParts = Readonly<Record<number, number>>;

export type CartAddition = Extract<CartChange, { kind: 'add' | 'package' }>;

export type CartOutcome = { kind: 'changed'; cart: CartPartsFragment } | Refusal;

interface Refusal {
  kind: 'refused';
  code: string | undefined;
  message: string;
}

interface ChangeOptions {
  scope?: CartScope;
  idempotencyKey?: string | undefined;
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
  const { cookies, t } = environment;
  const sendTo = (id: string) =>
    // A key is spent on one cart: the same wish to another is another input.
    sendChange(
      environment,
      id,
      change,
      scope,
      idempotencyKey ? { idempotencyKey: `${idempotencyKey}.${id}` } : {},
    );
  try {
    const known = cookies.get(COOKIES.cart);
    const cart = (known ? await sendTo(known) : null) ?? (await beginAnew());
    if (!cart?.id) return { kind: 'refused', code: undefined, message: t('cart.unavailable') };
    cookies.set(COOKIES.cart, cart.id);
    return { kind: 'changed', cart };

    async function beginAnew(): Promise<CartPartsFragment | null> {
      const id = await beginCart(environment, scope, known);
      const isAdding = change.kind === 'add' || change.kind === 'package';
      return isAdding ? sendTo(id) : askForCart(environment, id, scope);
    }
  } catch (error) {
    const refusal = refusedOrThrown(error, change, t);
    if (refusal.code === 'UNKNOWN_CART_ITEM' && change.kind === 'line' && change.of && change.lineId)
      return changeCart(
        environment,
        { ...change, lineId: '' },
        { scope, idempotencyKey: idempotencyKey && `${idempotencyKey}.of` },
      );
    // The wish was granted before, under another market or before signing in: only its answer was lost.
    const id = refusal.code === 'IDEMPOTENCY_KEY_REUSED' && cookies.get(COOKIES.cart);
    const made = id && (await askForCart(environment, id, scope));
    return made ? { kind: 'changed', cart: made } : refusal;
  }
}

/** What may pass, and what is nobody's answer, stays an error. */
export function refusedOrThrown(error: unknown, change: CartChange, t: Translate): Refusal {
  const isAnswer = error instanceof GraphqlError || error instanceof NetworkError;
  if (!isAnswer || isPassing(error)) throw error;
  if (error instanceof NetworkError) return { kind: 'refused', code: undefined, message: t('error.general') };
  return { kind: 'refused', code: error.code, message: refusalWords(error, change, t) };
}

/** Nothing where there is no such cart any more. */
export async function sendChange(
  environment: ShopEnvironment,
  id: string,
  change: CartChange,
  scope: CartScope,
  options: SendOptions,
): Promise<CartPartsFragment | null> {
  const { api } = environment;
  const market = cartMarket(environment, scope);
  const { cartMarketAlias } = market;
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
    // What was bought is bought; the next book begins a new cart.
    if (error instanceof GraphqlError && error.code === 'CART_COMPLETED') return null;
    throw error;
  }
}
