import type { ShopContext, SignedInCustomer } from './context.ts';
import { ShopError } from './errors.ts';

/** For what only a customer may do, and only with what is theirs. */
export function requireCustomer({ customer }: Pick<ShopContext, 'customer'>): SignedInCustomer {
  if (!customer) throw new ShopError('LOGIN_REQUIRED', 'Sign in first.');
  return customer;
}
