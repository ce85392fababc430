import type { AddressPart } from '#contract/customer/customer-fields.ts';
import { readMetaData, writeMetaData } from '#storefront/features/favorites/meta-data.ts';

type DeliveryAddress = Partial<Record<AddressPart, string>>;

/** A delivery address of the customer. Its `id` distinguishes it from the others in forms. */
export type SavedAddress = DeliveryAddress & { id: string };

/** Few enough to be read at a glance, and to fit into the meta data. */
export const MAX_SAVED_ADDRESSES = 10;

/** Settings that the contract has no field for: they are stored in the customer's meta data (decision 32). */
export interface MetaDataSettings {
  /** Delivery addresses; the first is the default. */
  addresses: SavedAddress[];
  smsConsent: boolean;
}

export function readMetaDataSettings(metaData: string | null | undefined): MetaDataSettings {
  const { addresses, deliveryAddress, smsConsent } = readMetaData(metaData)?.otherFields ?? {};
  // Older versions stored one address, in `deliveryAddress`.
  const saved = Array.isArray(addresses) ? addresses : [deliveryAddress];
  return {
    addresses: saved
      .filter(isTextRecord)
      .slice(0, MAX_SAVED_ADDRESSES)
      .map((address, index) => ({ ...address, id: address.id ?? String(index) })),
    smsConsent: smsConsent === true,
  };
}

/** Returns the changed meta data; null if another client wrote it in another format, which must not be changed. */
export function changeMetaDataSettings(
  metaData: string | null | undefined,
  change: Partial<MetaDataSettings>,
): string | null {
  const current = readMetaData(metaData);
  const { addresses } = change;
  // Clients of older versions read the default address from `deliveryAddress` (decision 32).
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
