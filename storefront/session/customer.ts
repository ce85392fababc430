import type { CustomerType } from '#storefront/config/shop.ts';

/** What scripts may know of who is signed in: the readable `user` cookie holds this and nothing more (decisions §3). */
export interface Customer {
  name: string;
  type: CustomerType;
  /** When the access token ends, in seconds since 1970: it is renewed before. */
  expires: number;
  /** Somebody of the shop is signed in, in the customer's place. */
  isActedFor?: true;
}

export function writeCustomer({ name, type, expires, isActedFor }: Customer): string {
  return JSON.stringify({ name, type, expires, isActedFor });
}

/** Anybody may have written the cookie: what does not look like a customer is none. */
export function readCustomer(cookie: string | undefined): Customer | undefined {
  if (!cookie) return undefined;
  try {
    const { name, type, expires, isActedFor } = JSON.parse(cookie) as Record<string, unknown>;
    const isSound = typeof name === 'string' && name !== '' && Number.isFinite(expires);
    if (!isSound) return undefined;
    const customer: Customer = { name, type: customerTypeIn(type), expires: expires as number };
    return isActedFor === true ? { ...customer, isActedFor } : customer;
  } catch {
    return undefined;
  }
}

export function customerTypeIn(value: unknown): CustomerType {
  return String(value).toUpperCase() === 'ORGANIZATION' ? 'ORGANIZATION' : 'PERSON';
}
