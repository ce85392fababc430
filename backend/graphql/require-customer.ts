import type { ShopContext, SignedInCustomer } from './context.ts';
import { ShopError } from './errors.ts';

/** The signed-in customer, for operations that need one. */
export function requireCustomer({ customer }: Pick<ShopContext, 'customer'>): SignedInCustomer {
  if (!customer) throw new ShopError('LOGIN_REQUIRED', 'Sign in first.');
  return customer;
}
