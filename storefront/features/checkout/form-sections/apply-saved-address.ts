import type { SavedAddress } from '#storefront/features/account/settings/meta-data-settings.ts';
import type { Purchase, PurchaseTextField } from '../purchase/purchase-fields.ts';

/** Field of the form with the id of a saved address. */
export const SAVED_ADDRESS_FIELD = 'savedAddress';

/** The fields of the delivery address with the values of a saved one. Fields that it does not have are emptied. */
function textsOfAddress(address: SavedAddress): Partial<Record<PurchaseTextField, string>> {
  return {
    toCompany: address.company ?? '',
    toFirstName: address.firstName ?? '',
    toLastName: address.lastName ?? '',
    toCareOf: address.careOf ?? '',
    toStreet: address.addressLine1 ?? '',
    toStreet2: address.addressLine2 ?? '',
    toZip: address.zip ?? '',
    toCity: address.city ?? '',
    toEntryCode: address.entryCode ?? '',
  };
}

/** The purchase with a saved delivery address. */
export function withSavedAddress(purchase: Purchase, address: SavedAddress | undefined): Purchase {
  if (!address) return purchase;
  return {
    ...purchase,
    hasShippingAddress: true,
    texts: { ...purchase.texts, ...textsOfAddress(address) },
  };
}

/** Writes a saved address into the fields of the form, which React does not control. */
export function fillForm(form: HTMLFormElement, address: SavedAddress): void {
  const fieldOf = (name: string) => form.elements.namedItem(name) as HTMLInputElement | null;
  const separateAddressBox = fieldOf('elsewhere');
  if (separateAddressBox) separateAddressBox.checked = true;
  for (const [name, value] of Object.entries(textsOfAddress(address))) {
    const field = fieldOf(name);
    if (field) field.value = value;
  }
}
