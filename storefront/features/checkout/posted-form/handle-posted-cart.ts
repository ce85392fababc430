import { data } from 'react-router';
import { LIMITS } from '#contract/limits.ts';
import { REMOVE_CODE } from '#contract/order/gift-card-requests.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { changeCartOnce } from '#storefront/features/cart/add-to-cart.ts';
import type { CartChange } from '#storefront/features/cart/changes/change-cart.ts';
import { isCodeActive } from '#storefront/features/cart-view/summary/active-codes.ts';
import { CODE_ACTIVATED } from '#storefront/features/cart-view/summary/promo-code.tsx';
import { readInteger, readText } from '#storefront/forms/read-form-fields.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { redirectWithin } from '#storefront/routing/links/redirect-within.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { CART_LINES } from '../purchase/field-id.ts';
import { CODE_PARAMETER } from '../updates/checkout-urls.ts';
import type { CartFormReply } from './posted-reply.ts';

/** Changes the cart of a visitor without script. Success redirects to the page, so that a reload repeats nothing. */
export async function handlePostedCart(environment: ShopEnvironment, form: FormData) {
  const { cookies, shopper } = environment;
  cookies.set(COOKIES.noScript, '1');
  const t = await loadTranslate(shopper.locale, 'purchase');
  const change = readChange(form);
  if (!change) throw data(null, { status: 400 });
  const outcome = exceedsMaxQuantity(change)
    ? rejectedWith(t('cart.maxQuantity', { count: LIMITS.cartLineQuantity }))
    : await changeCartOnce(environment, change, { pricedFor: 'checkout' });
  const entered = change.kind === 'code' ? change.promoCode : '';
  const promoCode = entered.startsWith(REMOVE_CODE) ? '' : entered;
  if (outcome.kind === 'changed' && promoCode && !isCodeActive(outcome.cart.promoCode, promoCode)) {
    const localeScope = localeScopeOf(shopper);
    return redirectWithin(localeScope, `${linkTo(localeScope, 'checkout')}?${CODE_PARAMETER}`, 303);
  }
  // A line that no longer exists counts as removed: the form was posted twice, or another tab has removed the line.
  if (outcome.kind === 'changed' || (isRemoval(change) && outcome.code === 'UNKNOWN_CART_ITEM')) {
    const localeScope = localeScopeOf(shopper);
    const anchor = anchorAfter(change, promoCode);
    return redirectWithin(localeScope, linkTo(localeScope, 'checkout') + (anchor && `#${anchor}`), 303);
  }
  if (change.kind === 'add') {
    const cardText = change.message ?? '';
    return data<CartFormReply>(
      { about: 'wrap', message: outcome.message, promoCode, cardText },
      { status: 422 },
    );
  }
  const about = change.kind === 'code' ? 'code' : 'cart';
  return data<CartFormReply>({ about, message: outcome.message, promoCode }, { status: 422 });
}

const rejectedWith = (message: string) => ({ kind: 'rejected', code: undefined, message }) as const;

/** Without script the cart is collapsed. The browser expands it if the anchor is inside. */
function anchorAfter(change: CartChange, activatedCode: string): string {
  if (activatedCode) return CODE_ACTIVATED;
  return isLineChange(change) ? CART_LINES : '';
}

function exceedsMaxQuantity(change: CartChange): boolean {
  return 'quantity' in change && change.quantity > LIMITS.cartLineQuantity;
}

function isLineChange({ kind }: CartChange): boolean {
  return kind === 'line' || kind === 'group' || kind === 'add';
}

function isRemoval(change: CartChange): boolean {
  return 'quantity' in change && change.quantity === 0;
}

export function readChange(form: FormData): CartChange | undefined {
  switch (readText(form, 'intent')) {
    case 'clear':
      return { kind: 'clear' };
    case 'code':
      return { kind: 'code', promoCode: readText(form, 'promoCode') };
    case 'gift-wrap': {
      const skuId = readInteger(form, 'skuId');
      const message = readText(form, 'message').replace(/\r\n?/g, '\n');
      return skuId === null ? undefined : { kind: 'add', skuId, quantity: 1, message };
    }
    case 'quantity': {
      // 0 without a step: only the buttons + and − post a step.
      const step = Number(readText(form, 'step'));
      const quantity = readText(form, 'remove') ? 0 : (readInteger(form, 'quantity') ?? Number.NaN) + step;
      if (!Number.isSafeInteger(quantity) || quantity < 0) return undefined;
      const lineId = readText(form, 'line');
      const groupKey = readText(form, 'group');
      if (lineId) return { kind: 'line', lineId, quantity };
      return groupKey ? { kind: 'group', groupKey, quantity } : undefined;
    }
    default:
      return undefined;
  }
}
