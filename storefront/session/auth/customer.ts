import type { CustomerType } from '#storefront/config/shop.ts';

/** The signed-in customer as scripts may see them: the content of the readable `user` cookie (decisions §3). */
export interface Customer {
  name: string;
  type: CustomerType;
  /** Expiry of the access token in seconds since 1970. */
  expires: number;
  /** Staff is signed in as the customer. */
  isImpersonated?: true;
}

/** `isActedFor` is the name that existing cookies have. */
export function writeCustomer({ name, type, expires, isImpersonated }: Customer): string {
  return JSON.stringify({ name, type, expires, isActedFor: isImpersonated });
}

/** Undefined for a malformed cookie: scripts can write it. */
export function readCustomer(cookie: string | undefined): Customer | undefined {
  if (!cookie) return undefined;
  try {
    const { name, type, expires, isActedFor } = JSON.parse(cookie) as Record<string, unknown>;
    const isValid = typeof name === 'string' && name !== '' && Number.isFinite(expires);
    if (!isValid) return undefined;
    const customer: Customer = { name, type: customerTypeIn(type), expires: expires as number };
    return isActedFor === true ? { ...customer, isImpersonated: true } : customer;
  } catch {
    return undefined;
  }
}

/** The customer type in a token or a cookie; `PERSON` for any other value. */
export function customerTypeIn(value: unknown): CustomerType {
  return String(value).toUpperCase() === 'ORGANIZATION' ? 'ORGANIZATION' : 'PERSON';
}
