import { MAX_SAVED_ADDRESSES, type SavedAddress } from './meta-data-settings.ts';

export type AddressIntent = 'save' | 'remove' | 'default';

/**
 * Returns the addresses after a form was applied; null if the address does not exist, or if there are too many. An empty id
 * is a new address. The first address is the default.
 */
export function changeAddresses(
  addresses: readonly SavedAddress[],
  { intent, address }: { intent: AddressIntent; address: SavedAddress },
): SavedAddress[] | null {
  const isKnown = addresses.some(({ id }) => id === address.id);
  if (address.id === '') {
    if (intent !== 'save' || addresses.length >= MAX_SAVED_ADDRESSES) return null;
    return [...addresses, { ...address, id: crypto.randomUUID() }];
  }
  if (!isKnown) return null;
  const others = addresses.filter(({ id }) => id !== address.id);
  switch (intent) {
    case 'save':
      return addresses.map((saved) => (saved.id === address.id ? address : saved));
    case 'remove':
      return others;
    case 'default':
      return [...addresses.filter(({ id }) => id === address.id), ...others];
  }
}
