import { type Customer, customerTypeIn } from '#storefront/session/customer.ts';

export interface TokenClaims {
  customer: Customer;
  /** Belongs to a group with price lists of its own: no page that others see is right for them. */
  hasOwnPrices: boolean;
}

/**
 * What a token says of itself (§3). It is read here and believed nowhere: whoever forges one sees a name of their own
 * choice in their own browser, and is refused by the commerce API.
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
        ...(spoofedBy ? { isActedFor: true } : {}),
      },
      hasOwnPrices: Number(customerGroupId) > 0,
    };
  } catch {
    return undefined;
  }
}

/** Some services write `https://…/claims/Name`: the part behind the last slash counts, with a small first letter. */
function shortNames(claims: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(claims).map(([key, value]) => {
      const name = key.slice(key.lastIndexOf('/') + 1);
      return [name.charAt(0).toLowerCase() + name.slice(1), value];
    }),
  );
}
