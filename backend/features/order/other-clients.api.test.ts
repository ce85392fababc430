import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInHeaders } from '../auth/auth-client.fixture.ts';
import { type CheckoutShop, completeInput, openCheckoutShop } from '../checkout/checkout-shop.fixture.ts';

let shop: CheckoutShop;
let owner: Record<string, string>;
beforeAll(async () => {
  shop = await openCheckoutShop();
  owner = await signedInHeaders(shop.backend, 'owner@example.se');
});
afterAll(() => shop.close());

async function order(input: object, headers: Record<string, string> = {}) {
  const cartId = await shop.cartWith({ light: 1 }, headers);
  const checkout = {
    shippingId: await shop.idOf('letter'),
    paymentId: await shop.idOf('invoice'),
    identityNumber: '19121212-1212',
    ...input,
  };
  const { data, errors } = await shop.placeOrder(cartId, checkout, { headers });
  return { placed: data?.placeOrder, error: errors?.[0] };
}

const summary = async (id: string, headers: Record<string, string> = {}) =>
  (
    await shop.query(
      'query ($id: String!) { checkout(id: $id, paymentType: STANDARD) { completed order { orderId } } }',
      { id },
      headers,
    )
  ).data.checkout;

test('the checkout is found without a cart id by its owner, or by the public id', async () => {
  const { placed } = await order(completeInput, owner);
  const found = { completed: true, order: { orderId: placed.orderId } };
  expect(await summary(placed.orderId, owner)).toEqual(found);
  expect(await summary(placed.publicId)).toEqual(found);
  expect(await summary(placed.orderId)).toBeNull();
  expect(await summary(placed.orderId, await signedInHeaders(shop.backend, 'other@example.se'))).toBeNull();
});

test('without the cart id, only the owner of an order sees the address', async () => {
  const { placed } = await order(completeInput, owner);
  const customer = `orderId email phone firstName personalId customerId message
    billingAddress { addressLine1 zip country } shippingAddress { addressLine1 }`;
  const read = async (query: string, headers = {}) =>
    (
      await shop.query(
        `query ($id: String!) { found: ${query} { order { ${customer} } } }`,
        { id: placed.publicId },
        headers,
      )
    ).data.found.order;
  const hidden = {
    orderId: placed.orderId,
    email: '',
    phone: '',
    firstName: '',
    personalId: null,
    customerId: 0,
    message: '',
    billingAddress: { addressLine1: '', zip: '', country: 'SE' },
    shippingAddress: { addressLine1: '' },
  };
  const other = await signedInHeaders(shop.backend, 'stranger@example.se');
  for (const query of [
    'checkout(id: $id, paymentType: STANDARD)',
    'getCheckoutAndOrder(id: $id, paymentType: STANDARD)',
  ]) {
    expect(await read(query)).toEqual(hidden);
    expect(await read(query, other)).toEqual(hidden);
    expect(await read(query, owner)).toMatchObject({ email: 'eva.ek@example.se', firstName: 'Eva' });
  }
});

describe('a company', () => {
  test('orders with the address ids of getCompany, and with no others', async () => {
    const headers = await signedInHeaders(shop.backend, 'company@example.se');
    const { mobile, ...address } = completeInput.billingAddress;
    await shop.query(
      'mutation ($user: UserInputType!) { updateUser(user: $user) { id } }',
      {
        user: {
          customerType: 'ORGANIZATION',
          personalId: '556036-0793',
          address: { ...address, phone: mobile, company: 'Eks Bokhandel', country: 'SE' },
        },
      },
      headers,
    );
    const { data } = await shop.query('{ getCompany { addresses { addressId } } }', {}, headers);
    const { addressId } = data.getCompany.addresses[0];
    const ids = { billingAddressId: addressId, shippingAddressId: addressId };
    const { placed, error } = await order({ ...ids, identityNumber: '556036-0793' }, headers);
    expect([error, placed?.status]).toEqual([undefined, 'completed']);
    expect((await order(ids, owner)).error?.extensions?.code).toBe('BAD_INPUT');
    expect((await order(ids)).error?.extensions?.code).toBe('BAD_INPUT');
  });
});

describe('an unknown cart id', () => {
  const query = 'query ($id: String) { getCart(id: $id) { id } }';

  test('is null, from which storefronts recover', async () => {
    expect(await shop.query(query, { id: 'lost' })).toMatchObject({ data: { getCart: null } });
  });

  test('is the error from which the SDK recovers', async () => {
    const { errors } = await shop.query(query, { id: 'lost' }, { 'x-sdk-version': '0.10.4' });
    expect(errors?.[0]?.message).toContain("Variable '$id' is invalid");
  });
});
