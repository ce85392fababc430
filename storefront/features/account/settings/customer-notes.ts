import type { AddressPart } from '#contract/customer/customer-fields.ts';
import { readMetaData, writeMetaData } from '#storefront/features/favorites/meta-data.ts';

/** The shipping address, if it differs from the account's address. */
type DeliveryAddress = Partial<Record<AddressPart, string>>;

/** Settings that the contract has no field for: they are stored in the customer's meta data (decision 32). */
export interface CustomerNotes {
  /** Null: the account's address is used. */
  deliveryAddress: DeliveryAddress | null;
  smsConsent: boolean;
}

export function readNotes(metaData: string | null | undefined): CustomerNotes {
  const { deliveryAddress, smsConsent } = readMetaData(metaData)?.otherFields ?? {};
  return {
    deliveryAddress: isTextRecord(deliveryAddress) ? deliveryAddress : null,
    smsConsent: smsConsent === true,
  };
}

/** Null for meta data that another client has written in another format: it is not changed. */
export function changeNotes(
  metaData: string | null | undefined,
  change: Partial<CustomerNotes>,
): string | null {
  const current = readMetaData(metaData);
  return current && writeMetaData({ ...current, otherFields: { ...current.otherFields, ...change } });
}

function isTextRecord(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((part) => typeof part === 'string')
  );
}
