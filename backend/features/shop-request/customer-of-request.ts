import type { ShopServices, SignedInCustomer } from '#backend/graphql/context.ts';
import { readBearerToken } from '#backend/graphql/login-token.ts';
import type { HttpRequest } from '#backend/http/http-message.ts';
import { RejectedRequestError } from '#backend/http/rejected-request-error.ts';

/** The customer of the request's login token; null without a token. Throws if the token is invalid. */
export async function customerOfRequest(
  request: HttpRequest,
  findCustomer: ShopServices['findCustomer'],
): Promise<SignedInCustomer | null> {
  const token = readBearerToken(request.header('authorization'));
  if (token === undefined) return null;
  const customer = await findCustomer(token);
  if (!customer)
    throw new RejectedRequestError(401, 'INVALID_TOKEN', 'The login token is not valid any more.');
  return customer;
}
