import type { ShopServices, SignedInCustomer } from './context.ts';
import { ShopError } from './errors.ts';

export function readBearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
}

/** The token in `Authorization`; undefined if the header is absent or empty, as for clients that are not signed in. */
export function loginTokenOf(authorization: string | undefined): string | undefined {
  // Any other scheme counts as an invalid token.
  return authorization ? (readBearerToken(authorization) ?? '') : undefined;
}

/**
 * The customer of a token. An invalid or expired token is an error, never "not signed in": otherwise the client would show
 * a customer the prices and the cart of an anonymous visitor.
 */
export async function checkLogin(
  { findCustomer }: Pick<ShopServices, 'findCustomer'>,
  loginToken: string,
): Promise<SignedInCustomer> {
  const customer = await findCustomer(loginToken);
  if (!customer) throw new ShopError('INVALID_TOKEN', 'The login token is not valid or has expired.');
  return customer;
}
