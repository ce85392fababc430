import { type Customer, customerTypeIn } from '#storefront/session/auth/customer.ts';

export interface TokenClaims {
  customer: Customer;
  /** The customer's group has its own price lists, so that shared pages would show wrong prices. */
  hasCustomerPrices: boolean;
}

/**
 * The unverified claims of a token (§3). A forged token only changes the name in the forger's own browser: the commerce API
 * verifies it.
 */
export function readClaims(token: string): TokenClaims | undefined {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
    const claims = shortNames(JSON.parse(payload) as Record<string, unknown>);
    const { name, exp, customerType, customerGroupId, spoofedBy } = claims;
    if (typeof name !== 'string' || name === '' || !Number.isFinite(exp)) return undefined;
    return {
      customer: {
        name,
        type: customerTypeIn(customerType),
        expires: exp as number,
        isImpersonated: spoofedBy ? true : undefined,
      },
      hasCustomerPrices: Number(customerGroupId) > 0,
    };
  } catch {
    return undefined;
  }
}

/** Some services use URIs (`https://…/claims/Name`): the last segment is used, with its first letter in lower case. */
function shortNames(claims: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(claims).map(([key, value]) => {
      const name = key.slice(key.lastIndexOf('/') + 1);
      return [name.charAt(0).toLowerCase() + name.slice(1), value];
    }),
  );
}
