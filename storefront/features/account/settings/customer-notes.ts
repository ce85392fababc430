import type { AddressPart } from '#contract/customer/customer-fields.ts';
import { readMetaData, writeMetaData } from '#storefront/features/favorites/meta-data.ts';

type DeliveryAddress = Partial<Record<AddressPart, string>>;

/** A delivery address of the customer. `id` distinguishes them in forms. */
export type SavedAddress = DeliveryAddress & { id: string };

/** Few enough to be read at a glance, and to fit into the meta data. */
export const MAX_SAVED_ADDRESSES = 10;

/** Settings that the contract has no field for: they are stored in the customer's meta data (decision 32). */
export interface CustomerNotes {
  /** Delivery addresses; the first is the default. */
  addresses: SavedAddress[];
  smsConsent: boolean;
}

export function readNotes(metaData: string | null | undefined): CustomerNotes {
  const { addresses, deliveryAddress, smsConsent } = readMetaData(metaData)?.otherFields ?? {};
  // Older versions had one address.
  const saved = Array.isArray(addresses) ? addresses : [deliveryAddress];
  return {
    addresses: saved
      .filter(isTextRecord)
      .slice(0, MAX_SAVED_ADDRESSES)
      .map((address, index) => ({ ...address, id: address.id ?? String(index) })),
    smsConsent: smsConsent === true,
  };
}

/** Null for meta data that another client has written in another format: it is not changed. */
export function changeNotes(
  metaData: string | null | undefined,
  change: Partial<CustomerNotes>,
): string | null {
  const current = readMetaData(metaData);
  const { addresses } = change;
  // The default address stays where other clients of older versions know it (decision 32).
  const fields = addresses ? { ...change, deliveryAddress: addresses[0] ?? null } : change;
  return current && writeMetaData({ ...current, otherFields: { ...current.otherFields, ...fields } });
}

function isTextRecord(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((part) => typeof part === 'string')
  );
}
