import { data } from 'react-router';
import { LIMITS } from '#contract/limits.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { changeAtOnce } from '#storefront/features/cart/add-to-cart.ts';
import type { CartChange } from '#storefront/features/cart/change-cart.ts';
import { CODE_ACTIVATED } from '#storefront/features/cart-view/promo-code.tsx';
import { linkTo } from '#storefront/routing/link-to.ts';
import { redirectWithin } from '#storefront/routing/redirect-within.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { placeOf } from '#storefront/session/shopper.ts';

/** What the page says when a posted form could not be done. */
export interface PostedRefusal {
  about: 'code' | 'cart';
  message: string;
  promoCode: string;
}

/** The cart of a visitor without script: done, the page is shown anew, so that a reload repeats nothing. */
export async function changePostedCart(environment: ShopEnvironment, form: FormData) {
  environment.cookies.set(COOKIES.plain, '1');
  const again = (anchor = '') =>
    redirectWithin(
      placeOf(environment.shopper),
      linkTo(placeOf(environment.shopper), 'checkout') + anchor,
      303,
    );
  const change = readChange(form);
  if (!change) throw data(null, { status: 400 });
  const outcome = await changeAtOnce(environment, change, 'checkout');
  const isCode = change.kind === 'code';
  const isWaiting = outcome.kind === 'changed' && isCode && change.promoCode && !outcome.cart.promoCode;
  if (isWaiting)
    return data<PostedRefusal>({
      about: 'code',
      message: environment.words('promo.waiting'),
      promoCode: '',
    });
  if (outcome.kind === 'changed') return again(isCode && change.promoCode ? `#${CODE_ACTIVATED}` : '');
  const refusal: PostedRefusal = {
    about: isCode ? 'code' : 'cart',
    message: outcome.message,
    promoCode: isCode ? change.promoCode : '',
  };
  return data(refusal, { status: 422 });
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
      if (!Number.isInteger(quantity) || quantity < 0 || quantity > LIMITS.cartLineQuantity) return undefined;
      const [lineId, groupKey] = [text('line'), text('group')];
      if (lineId) return { kind: 'line', lineId, quantity };
      return groupKey ? { kind: 'group', groupKey, quantity } : undefined;
    }
    default:
      return undefined;
  }
}
