import { errors, jwtVerify, SignJWT } from 'jose';
import type { SignedInCustomer } from '#backend/graphql/context.ts';
import { AUTH } from '#contract/auth.ts';
import type { AuthKeys } from './auth-keys.ts';

const algorithm = 'HS256';
const issuer = 'kvarto';

/** Claims by the names that clients read. They may show them; the backend itself believes only the session's number. */
export function issueAccessToken(keys: AuthKeys, customer: SignedInCustomer, now: number): Promise<string> {
  const issuedAt = Math.floor(now / 1000);
  return new SignJWT({
    sid: String(customer.id),
    name: customer.email,
    customerType: customer.customerType,
    memberType: customer.memberType,
    memberId: String(customer.memberId),
    // What members pay less comes from the price lists and campaigns of their group.
    memberDiscount: '0',
    // Tells a storefront that pages made for everybody are not right for this customer.
    customerGroupId: String(customer.customerGroupId ?? 0),
    session: customer.sessionId,
    ...(customer.actingBy === null ? {} : { spoofedBy: customer.actingBy }),
  })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuer(issuer)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + AUTH.accessTokenSeconds)
    .sign(keys['access-token']);
}

/** The session of a token that was issued here and has not expired. Whether it is still open, the database knows. */
export async function sessionOfToken(keys: AuthKeys, token: string): Promise<string | undefined> {
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
