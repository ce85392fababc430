import { SavedAddressesDocument } from '#storefront/api/generated/graphql.ts';
import {
  readMetaDataSettings,
  type SavedAddress,
} from '#storefront/features/account/settings/meta-data-settings.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';

/** The delivery addresses that the customer has saved for this country. None on failure: the buyer enters one then. */
export async function loadSavedAddresses(
  { api }: Pick<ShopEnvironment, 'api'>,
  country: string | undefined,
): Promise<SavedAddress[]> {
  const result = await api.send(SavedAddressesDocument, {}).catch(() => null);
  const { addresses } = readMetaDataSettings(result?.getUser?.metaData);
  return addresses.filter((address) => address.country === country);
}
