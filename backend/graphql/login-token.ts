import type { ShopServices, SignedInCustomer } from './context.ts';
import { ShopError } from './errors.ts';

/** The token in `Authorization`. Clients that are not logged in leave it out, or send it empty. */
export function loginTokenOf(authorization: string | undefined): string | undefined {
  // What is no bearer token is a token that nobody issued.
  return authorization ? (/^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '') : undefined;
}

/**
 * Who sent it. One that is wrong or has expired is never taken for "not logged in": the client must learn that its session
 * is over, before it shows a customer a stranger's prices or fills a stranger's cart.
 */
export async function checkLogin(
  { findCustomer }: Pick<ShopServices, 'findCustomer'>,
  loginToken: string,
): Promise<SignedInCustomer> {
  const customer = await findCustomer(loginToken);
  if (!customer) throw new ShopError('INVALID_TOKEN', 'The login token is not valid or has expired.');
  return customer;
}
