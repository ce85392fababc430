import { expect, test } from 'vitest';
import type { OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import { anonymiseDraft } from './anonymise-draft.ts';

const address = {
  firstName: 'Anna',
  lastName: 'Berg',
  addressLine1: 'Gatan 1',
  zip: '111 22',
  country: 'SE',
};

test('Keeps items and amounts, and removes all personal data', () => {
  const draft = {
    cartId: 'c',
    customerId: 7,
    email: 'anna@example.se',
    identityNumber: '19900101-0017',
    total: { incVat: 100, exVat: 94 },
    lines: [{ skuId: 1, name: 'Doktor Glas', message: 'Till Bo' }],
    billingAddress: address,
    shippingAddress: address,
    shipping: { name: 'Skåp', pickupPoint: 'se-1', fetchedAt: { id: 'se-1', addressLine1: 'Gatan 65' } },
    message: 'Ring Anna',
  } as unknown as OrderDraft;
  const anonymised = anonymiseDraft(draft);
  expect(JSON.stringify(anonymised)).not.toMatch(/anna|Berg|Gatan|111 22|1990|Bo|se-1/i);
  expect(anonymised).toMatchObject({
    total: { incVat: 100, exVat: 94 },
    lines: [{ skuId: 1, name: 'Doktor Glas' }],
    shipping: { name: 'Skåp' },
    billingAddress: { country: 'SE' },
    shippingAddress: { country: 'SE' },
  });
  expect(anonymiseDraft({ ...draft, shippingAddress: null }).shippingAddress).toBeNull();
});
