import { SavedAddressesDocument } from '#storefront/api/generated/graphql.ts';
import { readNotes, type SavedAddress } from '#storefront/features/account/settings/customer-notes.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';

/** The delivery addresses that the customer has saved for this country. None on failure: the buyer enters one then. */
export async function loadSavedAddresses(
  { api }: Pick<ShopEnvironment, 'api'>,
  country: string | undefined,
): Promise<SavedAddress[]> {
  const result = await api.send(SavedAddressesDocument, {}).catch(() => null);
  return readNotes(result?.getUser?.metaData).addresses.filter((address) => address.country === country);
}
