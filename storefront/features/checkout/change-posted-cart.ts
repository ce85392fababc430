import { data } from 'react-router';
import { LIMITS } from '#contract/limits.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { changeAtOnce } from '#storefront/features/cart/add-to-cart.ts';
import type { CartChange } from '#storefront/features/cart/change-cart.ts';
import { CODE_ACTIVATED } from '#storefront/features/cart-view/promo-code.tsx';
import { linkTo } from '#storefront/routing/link-to.ts';
import { redirectWithin } from '#storefront/routing/redirect-within.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { loadPurchaseWords } from '#storefront/translations/words.ts';

/** What the page says when a posted form could not be done. */
export interface PostedRefusal {
  about: 'code' | 'cart';
  message: string;
  promoCode: string;
}

/** The cart of a visitor without script: done, the page is shown anew, so that a reload repeats nothing. */
export async function changePostedCart(environment: ShopEnvironment, form: FormData) {
  environment.cookies.set(COOKIES.plain, '1');
  // What is refused is told in them.
  await loadPurchaseWords(environment.shopper.locale);
  const again = (anchor = '') =>
    redirectWithin(
      localeScopeOf(environment.shopper),
      linkTo(localeScopeOf(environment.shopper), 'checkout') + anchor,
      303,
    );
  const change = readChange(form);
  if (!change) throw data(null, { status: 400 });
  const isCode = change.kind === 'code';
  const outcome = isTooMany(change)
    ? refusal(environment.t('cart.mostOfLine', { count: LIMITS.cartLineQuantity }))
    : await changeAtOnce(environment, change, { scope: 'checkout' });
  // What was to be removed, and is gone, was posted twice, or removed in another tab.
  const isDone = outcome.kind === 'changed' || (isRemoval(change) && outcome.code === 'UNKNOWN_CART_ITEM');
  const isWaiting = outcome.kind === 'changed' && isCode && change.promoCode && !outcome.cart.promoCode;
  if (isWaiting)
    return data<PostedRefusal>({
      about: 'code',
      message: environment.t('promo.waiting'),
      promoCode: '',
    });
  if (isDone) return again(isCode && change.promoCode ? `#${CODE_ACTIVATED}` : '');
  const said: PostedRefusal = {
    about: isCode ? 'code' : 'cart',
    message: outcome.message,
    promoCode: isCode ? change.promoCode : '',
  };
  return data(said, { status: 422 });
}

const refusal = (message: string) => ({ kind: 'refused', code: undefined, message }) as const;

function isTooMany(change: CartChange): boolean {
  return 'quantity' in change && change.quantity > LIMITS.cartLineQuantity;
}

function isRemoval(change: CartChange): boolean {
  return 'quantity' in change && change.quantity === 0;
}

export function readChange(form: FormData): CartChange | undefined {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  switch (text('intent')) {
    case 'clear':
      return { kind: 'clear' };
    case 'code':
      return { kind: 'code', promoCode: (text('promoCode') ?? '').trim() };
    case 'quantity': {
      const quantity = text('remove') ? 0 : Number(text('quantity')) + Number(text('step') ?? 0);
      if (!Number.isSafeInteger(quantity) || quantity < 0) return undefined;
      const [lineId, groupKey] = [text('line'), text('group')];
      if (lineId) return { kind: 'line', lineId, quantity };
      return groupKey ? { kind: 'group', groupKey, quantity } : undefined;
    }
    default:
      return undefined;
  }
}
