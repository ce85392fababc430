import { loadPart } from '#storefront/browser/missing-chunk.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import type { CartScope } from './cart-market.ts';
import type { CartAddition, CartChange, CartOutcome } from './change-cart.ts';

/** Puts books into the visitor's cart: in the browser through the queue of the tab, which is there when it is needed. */
export async function addToCart(
  environment: ShopEnvironment,
  wish: CartAddition,
  /** Of the page that a form came from: the same form twice is one wish. */
  formKey?: string,
): Promise<CartOutcome> {
  if (environment.side === 'browser') {
    const { cartKeeper } = await loadPart(() => import('./cart-keeper.ts'));
    return cartKeeper(environment).add(wish);
  }
  return changeAtOnce(environment, wish, { idempotencyKey: formKey });
}

/** On the server nobody waits for better times: the page comes back, with what was chosen on it. */
export async function changeAtOnce(
  environment: ShopEnvironment,
  change: CartChange,
  options: { scope?: CartScope; idempotencyKey?: string | undefined } = {},
): Promise<CartOutcome> {
  const [{ changeCart }, { isPassing }] = await Promise.all([
    import('./change-cart.ts'),
    import('./is-passing.ts'),
  ]);
  return changeCart(environment, change, options).catch((error: unknown) => {
    if (!isPassing(error)) throw error;
    return { kind: 'refused', code: undefined, message: environment.t('error.general') };
  });
}
