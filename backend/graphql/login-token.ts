import type { ShopServices, SignedInCustomer } from './context.ts';
import { ShopError } from './errors.ts';

export function readBearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
}

/**
 * The login token of an `Authorization` header; undefined if the client is not signed in, because the header is absent or
 * empty. For a header without a bearer token, such as `Basic …`, the result is `''`, which is never a valid token.
 */
export function loginTokenOf(authorization: string | undefined): string | undefined {
  return authorization ? (readBearerToken(authorization) ?? '') : undefined;
}

/**
 * Finds the customer of a login token. Throws if the token is invalid or has expired: if the request continued without a
 * customer, the client would show a customer the prices and the cart of an anonymous visitor.
 */
export async function authenticateCustomer(
  { findCustomer }: Pick<ShopServices, 'findCustomer'>,
  loginToken: string,
): Promise<SignedInCustomer> {
  const customer = await findCustomer(loginToken);
  if (!customer) throw new ShopError('INVALID_TOKEN', 'The login token is not valid or has expired.');
  return customer;
}
