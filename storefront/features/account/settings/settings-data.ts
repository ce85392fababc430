import type { OpenSession } from '#contract/auth.ts';
import type { CustomerType } from '#storefront/config/shop.ts';
import type { Customer } from '#storefront/session/auth/customer.ts';
import type { MetaDataSettings } from './meta-data-settings.ts';

/** The data of the settings screen. */
export interface SettingsData extends MetaDataSettings {
  heading: string;
  customer: Customer;
  email: string;
  type: CustomerType;
  gender: string;
  newsletter: boolean;
  /** The last four digits of the identity number. The whole number is never displayed. */
  maskedNumber: string | null;
  address: Record<string, string | null | undefined>;
  countries: { code: string; name: string }[];
  /** The country of the market, which is selected if no address is saved; empty if the shop does not deliver to it. */
  defaultCountry: string;
  /** Null if the sessions could not be loaded. */
  sessions: (OpenSession & { lastUsed: string })[] | null;
}
