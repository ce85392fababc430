import { loadChunk } from '#storefront/browser/missing-chunk.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import type { PricedFor } from './cart-market.ts';
import type { CartAddition, CartChange, CartOutcome } from './changes/change-cart.ts';

/** Adds to the visitor's cart. In the browser the change goes through the tab's queue, which is loaded on demand. */
export async function addToCart(
  environment: ShopEnvironment,
  addition: CartAddition,
  /** Idempotency key of a posted form: a form that is posted twice adds once. */
  formKey?: string,
): Promise<CartOutcome> {
  if (environment.side === 'browser') {
    const { cartController } = await loadChunk(() => import('./controller/cart-controller.ts'));
    return cartController(environment).add(addition);
  }
  return changeCartOnce(environment, addition, { idempotencyKey: formKey });
}

/** Changes the cart on the server, without retries: a transient error is shown on the page instead of delaying it. */
export async function changeCartOnce(
  environment: ShopEnvironment,
  change: CartChange,
  options: { pricedFor?: PricedFor; idempotencyKey?: string | undefined } = {},
): Promise<CartOutcome> {
  const [{ changeCart }, { isTransientError }] = await Promise.all([
    import('./changes/change-cart.ts'),
    import('./is-transient-error.ts'),
  ]);
  return changeCart(environment, change, options).catch((error: unknown) => {
    if (!isTransientError(error)) throw error;
    return { kind: 'rejected', code: undefined, message: environment.t('error.general') };
  });
}
