import type { OpenSession } from '#contract/auth.ts';
import type { CustomerType } from '#storefront/config/shop.ts';
import type { Customer } from '#storefront/session/auth/customer.ts';
import type { CustomerNotes } from './customer-notes.ts';

/** The data of the settings screen. */
export interface SettingsData extends CustomerNotes {
  heading: string;
  customer: Customer;
  email: string;
  type: CustomerType;
  gender: string;
  newsletter: boolean;
  /** The last digits of the identity number, which itself is never displayed. */
  maskedNumber: string | null;
  address: Record<string, string | null | undefined>;
  countries: { code: string; name: string }[];
  /** Null if they could not be loaded. */
  sessions: (OpenSession & { lastUsed: string })[] | null;
}
