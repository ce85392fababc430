import type { AddressPart } from '#contract/customer-fields.ts';
import { readMetaData, writeMetaData } from '#storefront/features/favorites/meta-data.ts';

/** The address that parcels go to, where it is another than the account's own. */
export type DeliveryAddress = Partial<Record<AddressPart, string>>;

/** What the contract has no field for, and is therefore kept among the customer's meta data (decision 32). */
export interface CustomerNotes {
  /** None: to the account's own address. */
  deliveryAddress: DeliveryAddress | null;
  smsConsent: boolean;
}

export function readNotes(metaData: string | null | undefined): CustomerNotes {
  const { deliveryAddress, smsConsent } = readMetaData(metaData)?.others ?? {};
  return {
    deliveryAddress: isTexts(deliveryAddress) ? deliveryAddress : null,
    smsConsent: smsConsent === true,
  };
}

/** Null for a text that somebody else has written in a way of their own: it is left alone. */
export function changeNotes(
  metaData: string | null | undefined,
  change: Partial<CustomerNotes>,
): string | null {
  const known = readMetaData(metaData);
  return known && writeMetaData({ ...known, others: { ...known.others, ...change } });
}

function isTexts(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((part) => typeof part === 'string')
  );
}
