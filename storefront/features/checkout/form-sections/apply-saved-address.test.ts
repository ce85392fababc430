import { expect, test } from 'vitest';
import { initialPurchase } from '../purchase/initial-purchase.ts';
import { withSavedAddress } from './apply-saved-address.ts';

test('a saved address replaces the whole delivery address, and nothing else', () => {
  const purchase = initialPurchase(null, { isCompany: false });
  const typed = { ...purchase.texts, email: 'a@example.se', toStreet2: 'Lgh 1', toEntryCode: '12' };
  const address = { id: 'a', firstName: 'Bo', addressLine1: 'Lilla gatan 2', zip: '22233', city: 'Lund' };
  const filled = withSavedAddress({ ...purchase, texts: typed }, address);
  expect(filled.hasShippingAddress).toBe(true);
  expect(filled.texts).toMatchObject({
    email: 'a@example.se',
    toFirstName: 'Bo',
    toStreet: 'Lilla gatan 2',
    toStreet2: '',
    toEntryCode: '',
    toCity: 'Lund',
  });
  expect(withSavedAddress(purchase, undefined)).toBe(purchase);
});
