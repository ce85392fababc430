import { describe, expect, test } from 'vitest';
import type { CheckoutPartsFragment } from '#storefront/api/generated/graphql.ts';
import {
  initialPurchaseFormState,
  type PurchaseFormAction,
  type PurchaseFormState,
  reducePurchaseForm,
} from './purchase-form-state.ts';

const initial = initialPurchaseFormState({
  postedPurchase: undefined,
  checkout: null,
  isCompany: false,
  rejection: undefined,
});
const withTexts = (texts: Partial<PurchaseFormState['purchase']['texts']>) => ({
  ...initial.purchase,
  texts: { ...initial.purchase.texts, ...texts },
});
const change = (texts: Parameters<typeof withTexts>[0], field?: string): PurchaseFormAction => ({
  kind: 'changed',
  purchase: withTexts(texts),
  field,
  country: 'SE',
});
const rejectedFor = (fieldErrors: NonNullable<PurchaseFormState['rejection']>['fieldErrors']) =>
  reducePurchaseForm(initial, { kind: 'rejected', rejection: { message: 'Check the form.', fieldErrors } });

describe('the first values', () => {
  test('are those of a posted form', () => {
    const postedPurchase = withTexts({ city: 'Kalmar' });
    const state = initialPurchaseFormState({
      postedPurchase,
      checkout: null,
      isCompany: false,
      rejection: undefined,
    });
    expect(state.purchase).toEqual(postedPurchase);
  });

  test('are filled where they are empty when the page is loaded again', () => {
    const checkout = {
      email: 'anna@example.com',
      billingAddress: { city: 'Lund' },
    } as unknown as CheckoutPartsFragment;
    const typed = reducePurchaseForm(initial, change({ city: 'Kalmar' }, 'city'));
    const state = reducePurchaseForm(typed, { kind: 'reloaded', checkout, isCompany: false });
    expect(state.purchase.texts).toMatchObject({ city: 'Kalmar', email: 'anna@example.com' });
    expect(state.loadedCheckout).toBe(checkout);
  });
});

test('a reload fills in the second line only at the same street', () => {
  const checkout = {
    billingAddress: { addressLine1: 'Storgatan 1', addressLine2: 'Lgh 1203', city: 'Lund' },
  } as unknown as CheckoutPartsFragment;
  const reload = (street: string) =>
    reducePurchaseForm(reducePurchaseForm(initial, change({ street }, 'street')), {
      kind: 'reloaded',
      checkout,
      isCompany: false,
    }).purchase.texts.street2;
  expect([reload('Drottninggatan 7'), reload('Storgatan 1'), reload('')]).toEqual([
    '',
    'Lgh 1203',
    'Lgh 1203',
  ]);
});

describe('placing the order', () => {
  test('clears the last rejection', () => {
    const state = reducePurchaseForm(rejectedFor({}), { kind: 'placing' });
    expect(state).toMatchObject({ isPlacing: true, rejection: undefined });
  });

  test('ends with a rejection, which replaces the errors of fields that were left', () => {
    const left = reducePurchaseForm(initial, { kind: 'blurred', field: 'zip', error: 'details.zip' });
    expect(left.blurErrors).toEqual({ zip: 'details.zip' });
    const rejection = { message: 'Sold out.', fieldErrors: {} };
    expect(reducePurchaseForm(left, { kind: 'rejected', rejection })).toMatchObject({
      isPlacing: false,
      blurErrors: {},
      rejection,
    });
  });

  test('is over when the page is restored from the back/forward cache', () => {
    const placing = reducePurchaseForm(initial, { kind: 'placing' });
    expect(reducePurchaseForm(placing, { kind: 'restored' }).isPlacing).toBe(false);
  });
});

describe('changing a field', () => {
  test('rechecks its error', () => {
    const left = reducePurchaseForm(initial, { kind: 'blurred', field: 'email', error: 'field.required' });
    expect(reducePurchaseForm(left, change({ email: 'anna@' }, 'email')).blurErrors).toEqual({
      email: 'field.email',
    });
    expect(reducePurchaseForm(left, change({ email: 'anna@example.com' }, 'email')).blurErrors).toEqual({});
  });

  test('removes a rejection with its last field error', () => {
    const rejected = rejectedFor({ email: 'field.email', city: 'field.required' });
    const first = reducePurchaseForm(rejected, change({ email: 'anna@example.com' }, 'email'));
    expect(first.rejection?.fieldErrors).toEqual({ city: 'field.required' });
    const both = change({ email: 'anna@example.com', city: 'Kalmar' }, 'city');
    expect(reducePurchaseForm(first, both).rejection).toBeUndefined();
  });

  test('keeps a rejection that is not about fields', () => {
    const rejected = rejectedFor({});
    expect(reducePurchaseForm(rejected, change({ city: 'Kalmar' }, 'city')).rejection).toEqual(
      rejected.rejection,
    );
  });

  test('without a name checks nothing again', () => {
    const rejected = rejectedFor({ city: 'field.required' });
    expect(reducePurchaseForm(rejected, change({ city: 'Kalmar' })).rejection).toBe(rejected.rejection);
  });
});

describe('the payment iframe', () => {
  const rejection = { isAllowed: false, reason: 'general', message: 'Try again.' } as const;
  const rejected = reducePurchaseForm(initial, { kind: 'iframe-rejected', rejection, iframe: '<iframe>' });

  test('has its rejection until the form is changed', () => {
    expect(rejected.iframeRejection).toEqual({ ...rejection, iframe: '<iframe>' });
    expect(reducePurchaseForm(rejected, change({ city: 'Kalmar' })).iframeRejection).toBeUndefined();
  });

  test('is recorded as unresponsive', () => {
    const state = reducePurchaseForm(initial, { kind: 'iframe-unresponsive', iframe: '<iframe>' });
    expect(state.unresponsiveIframe).toBe('<iframe>');
  });
});

test('hydration is recorded', () => {
  expect(initial.isHydrated).toBe(false);
  expect(reducePurchaseForm(initial, { kind: 'hydrated' }).isHydrated).toBe(true);
});
