import { errors, jwtVerify, SignJWT } from 'jose';
import type { SignedInCustomer } from '#backend/graphql/context.ts';
import { AUTH } from '#contract/auth.ts';
import type { AuthKeys } from '../auth-keys.ts';

const algorithm = 'HS256';
const issuer = 'kvarto';

/** Clients may read and display the claims. The backend trusts only the session id and loads the rest from the database. */
export function issueAccessToken(keys: AuthKeys, customer: SignedInCustomer, now: number): Promise<string> {
  const issuedAt = Math.floor(now / 1000);
  return new SignJWT({
    // Clients expect this name for the customer's id. The id of the session is `session`.
    sid: String(customer.id),
    name: customer.email,
    customerType: customer.customerType,
    memberType: customer.memberType,
    memberId: String(customer.memberId),
    // Members' discounts come from the price lists and campaigns of their customer group.
    memberDiscount: '0',
    // Lets a storefront bypass pages cached for all visitors.
    customerGroupId: String(customer.customerGroupId ?? 0),
    session: customer.sessionId,
    spoofedBy: customer.impersonatedBy ?? undefined,
  })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuer(issuer)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + AUTH.accessTokenSeconds)
    .sign(keys['access-token']);
}

/** Returns the session id of a token that was issued here and has not expired. The session may have ended since. */
export async function verifyAccessToken(keys: AuthKeys, token: string): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, keys['access-token'], {
      algorithms: [algorithm],
      issuer,
      requiredClaims: ['exp', 'session'],
    });
    return typeof payload.session === 'string' ? payload.session : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
