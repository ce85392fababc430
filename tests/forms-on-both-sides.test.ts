import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readDetails } from '#backend/features/checkout/checkout-details.ts';
import { listFieldErrors } from '#backend/features/checkout/list-field-errors.ts';
import { isEmptyAddress, toFullAddress } from '#backend/features/checkout/prefill-address.ts';
import type { OpenCheckout } from '#backend/features/checkout/save-checkout.ts';
import { orderRequestSchemas } from '#backend/features/order/customer-requests/order-request-schemas.ts';
import { checkUserInput } from '#backend/features/user/check-user-input.ts';
import { checkBlock, readSettingsChange } from '#storefront/features/account/settings/settings-blocks.ts';
import { checkPurchase } from '#storefront/features/checkout/purchase/check-purchase.ts';
import { toPurchaseErrors } from '#storefront/features/checkout/purchase/purchase-errors.ts';
import {
  checkoutInput,
  type Purchase,
  TEXT_FIELDS,
} from '#storefront/features/checkout/purchase/purchase-fields.ts';
import { checkStatement, readStatement } from '#storefront/features/withdrawal/withdrawal-step.ts';
import { formWith } from '#storefront/forms/form.fixture.ts';

const typed = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('', 'Ek', '111 22', '0154', 'anna@example.se', '070-174 06 05') },
  fc.constantFrom('anna@exa\u030Ample.se', '12345', 'a\nb', 'x'.repeat(200)),
  fc.string().map((text) => text.trim()),
);

const anyPurchase: fc.Arbitrary<Purchase> = fc.record({
  texts: fc.record(Object.fromEntries(TEXT_FIELDS.map((name) => [name, typed]))) as fc.Arbitrary<
    Purchase['texts']
  >,
  isCompany: fc.boolean(),
  hasShippingAddress: fc.boolean(),
  shippingId: fc.constantFrom(1, 2, 3),
  pickupPoint: fc.constantFrom('', 'a', 'b'),
  paymentId: fc.constantFrom(5, 6, 7),
  consents: fc.subarray(['order', 'newsletter']),
});

const pickupPoint = { id: 'a', name: 'A', addressLine1: '', zip: '', city: '' };
const shippingOptions = [
  { method: { id: 1 }, externalId: null, pickupPoints: null },
  { method: { id: 2 }, externalId: null, pickupPoints: [pickupPoint] },
];
const paymentMethods = [
  { id: 5, creditType: null, requiresIdentityNumber: false, needsIdentityNumber: false },
  { id: 6, creditType: 'invoice', requiresIdentityNumber: true, needsIdentityNumber: true },
];

/** The checkout in the API after the storefront has sent it. */
function openCheckout(purchase: Purchase, identityNumber: string, country: string): OpenCheckout {
  const details = readDetails(checkoutInput(purchase, country));
  const option = shippingOptions.find(({ method }) => method.id === details.shippingId);
  return {
    scope: { market: { country: { code: country }, virtual: false } },
    cart: { lines: [{ sold: true }], priced: { total: { selling: { incVat: 1 } } }, draw: { pending: 0 } },
    details,
    email: details.email,
    customerType: details.customerType,
    identityNumber,
    billingAddress: toFullAddress(details.billingAddress ?? {}),
    shippingAddress: isEmptyAddress(details.shippingAddress) ? null : details.shippingAddress,
    canBuyOnCredit: true,
    parcel: { needsDelivery: true },
    shippingOptions,
    selectedShipping: option && { option, pickupPoint: null },
    paymentMethods,
    paymentMethod: paymentMethods.find(({ id }) => id === details.paymentId) ?? paymentMethods[0],
  } as unknown as OpenCheckout;
}

test('the form and the API find the same errors in a purchase', () => {
  const offer = {
    isPaidFor: false,
    needsDelivery: true,
    needsDownloadConsent: false,
    shippingOptions: [
      { id: 1, subOptions: [] },
      { id: 2, subOptions: [{ id: 0, externalId: 'a' }] },
    ],
    paymentOptions: paymentMethods,
  };
  // Only the API checks check digits, so the errors of plausible numbers are not compared.
  const number = fc.constantFrom('', 'nej', '19900101-9802', '202100-5448');
  fc.assert(
    fc.property(anyPurchase, number, fc.constantFrom('SE', 'NO'), (purchase, identityNumber, country) => {
      // The API treats an empty shipping address as absent; the form rejects it.
      fc.pre(!purchase.hasShippingAddress || purchase.texts.toStreet !== '');
      const inForm = checkPurchase(purchase, identityNumber, country, offer);
      const listed = listFieldErrors(openCheckout(purchase, identityNumber, country), {
        inIframe: false,
        needsOrderConsent: true,
      });
      const inApi = toPurchaseErrors(listed, purchase);
      if (purchase.paymentId === 6 && identityNumber.length > 3) {
        delete inForm.identityNumber;
        delete inApi.identityNumber;
      }
      expect(inForm).toEqual(inApi);
    }),
    { numRuns: 300 },
  );
});

test('the API accepts exactly the settings that the form accepts', () => {
  const parts = ['company', 'firstName', 'lastName', 'phone', 'careOf', 'addressLine1', 'addressLine2'];
  const fields = [...parts, 'zip', 'city', 'country', 'personalId'];
  const anyForm = fc.record(Object.fromEntries(fields.map((name) => [name, typed])));
  const block = fc.constantFrom('person' as const, 'billing' as const);
  const type = fc.constantFrom('PERSON' as const, 'ORGANIZATION' as const);
  fc.assert(
    fc.property(anyForm, block, type, (values, name, customerType) => {
      const form = formWith(values);
      const errors = Object.entries(checkBlock(name, form, customerType));
      const user = { customerType } as Parameters<typeof readSettingsChange>[2];
      // Germany has no check digits.
      const check = () =>
        checkUserInput(readSettingsChange(name, form, user) ?? {}, { country: 'DE', customerType });
      // Clients of the API may send only some of the fields, so none is required.
      const isMissing = ([field]: [string, unknown]) => values[field] === '';
      if (errors.some((error) => !isMissing(error))) expect(check).toThrow();
      else expect(check).not.toThrow();
    }),
    { numRuns: 300 },
  );
});

test('the API accepts the withdrawals that the form accepts, and rejects the same names', () => {
  const number = fc.oneof(fc.constantFrom('100023', ' 100\u00a0023 ', `1${'\u00a0'.repeat(30)}2`), typed);
  const anyForm = fc.record({
    orderNumber: number,
    email: typed,
    name: fc.oneof(typed, fc.constant('x'.repeat(201))),
  });
  fc.assert(
    fc.property(anyForm, (values) => {
      const statement = readStatement(formWith(values));
      const errors = checkStatement(statement);
      const parsed = v.safeParse(orderRequestSchemas.withdrawals, { ...statement, confirm: true });
      if (Object.keys(errors).length === 0) expect(parsed.success).toBe(true);
      const rejected = parsed.issues?.map((issue) => v.getDotPath(issue)) ?? [];
      expect(rejected.includes('name')).toBe(errors.name !== undefined);
    }),
    { numRuns: 300 },
  );
});
