import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { type CheckoutShop, openCheckoutShop } from './checkout-shop.fixture.ts';

let shop: CheckoutShop;
let anna: Record<string, string>;
let bo: Record<string, string>;
let customers = 0;
beforeAll(async () => {
  shop = await openCheckoutShop();
  bo = await signedInHeaders(shop.backend, 'bo@example.se');
});

/** A new customer for each test, because a customer has one cart with one checkout. */
async function signInAnna(): Promise<void> {
  anna = await signedInHeaders(shop.backend, `anna${++customers}@example.se`);
  const address = {
    firstName: 'Anna',
    lastName: 'Berg',
    addressLine1: 'Gatan 1',
    zip: '113 22',
    city: 'Stockholm',
    country: 'SE',
    mobile: '0701740605',
  };
  await shop.query(
    'mutation ($user: UserInputType!) { updateUser(user: $user) { id } }',
    { user: { personalId: '19900101-9802', address } },
    anna,
  );
}
afterAll(() => shop.close());

describe('The input', () => {
  const input = {
    email: 'eva@example.se',
    customerType: 'ORGANIZATION',
    message: 'Ring på porten.',
    acceptedConsents: ['newsletter'],
    billingAddress: {
      firstName: 'Eva',
      lastName: 'Ek',
      addressLine1: 'Vägen 2',
      zip: '113 22',
      city: 'Stockholm',
      entryCode: '1234',
    },
    shippingAddress: { firstName: 'Bo', addressLine1: 'Stigen 3', zip: '41301' },
  };

  test('is saved, and later input is merged into it', async () => {
    const id = await shop.cartWith({ light: 1 });
    await shop.checkOut(id, input);
    const merged = await shop.checkOut(id, {
      billingAddress: { city: 'Solna' },
      shippingAddress: { lastName: 'Ek' },
    });
    expect(merged).toMatchObject({
      email: input.email,
      billingAddress: { ...input.billingAddress, city: 'Solna' },
      // The city of the postal code is suggested.
      shippingAddress: { ...input.shippingAddress, lastName: 'Ek', city: 'Göteborg' },
    });
    // Terms, newsletter, text messages.
    expect(merged.consents.map(({ checked }: { checked: boolean }) => checked)).toEqual([false, true, false]);
  });

  test('stays unchanged by null and absent fields', async () => {
    const id = await shop.cartWith({ light: 1 });
    const first = await shop.checkOut(id, input);
    const nulls = Object.fromEntries(Object.keys(input).map((name) => [name, null]));
    for (const empty of [undefined, null, {}, nulls, { billingAddress: {}, shippingAddress: { zip: null } }])
      expect(await shop.checkOut(id, empty)).toEqual(first);
  });

  test('is cleared by empty texts and lists', async () => {
    const id = await shop.cartWith({ light: 1 });
    await shop.checkOut(id, input);
    const emptied = await shop.checkOut(id, {
      email: '',
      acceptedConsents: [],
      billingAddress: { entryCode: ' ' },
    });
    expect(emptied).toMatchObject({ email: null, billingAddress: { entryCode: '' } });
    expect(emptied.consents.some(({ checked }: { checked: boolean }) => checked)).toBe(false);
  });

  test('is not written again when it is unchanged', async () => {
    const id = await shop.cartWith({ light: 1 });
    // Every write of the row changes `xmin` or `ctid`.
    const rowVersion = () =>
      shop.db
        .selectFrom('checkout')
        .select(sql<string>`xmin::text || ctid::text`.as('version'))
        .where('cart_id', '=', id)
        .executeTakeFirst();
    const first = await shop.checkOut(id, input);
    const written = await rowVersion();
    expect(await shop.checkOut(id, input)).toEqual(first);
    expect(await shop.checkOut(id, { billingAddress: { zip: input.billingAddress.zip } })).toEqual(first);
    expect(await rowVersion()).toEqual(written);
    await shop.checkOut(id, { acceptedConsents: [] });
    expect(await rowVersion()).not.toEqual(written);
  });

  test('of concurrent requests is merged', async () => {
    const id = await shop.cartWith({ light: 1 });
    await Promise.all([
      shop.checkOut(id, { billingAddress: { firstName: 'Eva' }, message: 'Hej' }),
      shop.checkOut(id, { billingAddress: { lastName: 'Ek' } }),
      shop.checkOut(id, { email: input.email }),
    ]);
    expect(await shop.checkOut(id)).toMatchObject({
      email: input.email,
      billingAddress: { firstName: 'Eva', lastName: 'Ek' },
    });
  });

  test('of an identity number is not saved', async () => {
    const id = await shop.cartWith({ light: 1 });
    const identityNumber = '19900101-9802';
    expect((await shop.checkOut(id, { ...input, identityNumber })).identityNumber).toBe(identityNumber);
    expect((await shop.checkOut(id)).identityNumber).toBeNull();
    const { details } = await shop.db
      .selectFrom('checkout')
      .select('details')
      .where('cart_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(details)).not.toContain(identityNumber);
  });

  test('of a shipping fee is ignored', async () => {
    const id = await shop.cartWith({ light: 1 });
    const { cart } = await shop.checkOut(id, {
      externalShippingFee: 0,
      billingAddress: { zip: '11322' },
      shippingId: await shop.idOf('parcel-box'),
    });
    expect(cart.summary.fees.shippingFeeIncVat).toBe(49);
  });

  test('is rejected and not saved while the cart becomes an order', async () => {
    const id = await shop.cartWith({ light: 1 });
    let sending: Promise<unknown> = Promise.resolve();
    await shop.db.transaction().execute(async (trx) => {
      await trx.updateTable('cart').set({ completed_at: new Date() }).where('cart_id', '=', id).execute();
      sending = shop.query(
        'mutation ($id: String!, $checkout: CheckoutInputType) { createOrUpdateCheckout(cartId: $id, checkout: $checkout) { email } }',
        { id, checkout: { email: input.email } },
      );
      await expect
        .poll(async () => {
          const { rows } = await sql`select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db);
          return rows.length;
        })
        .toBe(1);
    });
    expect(await sending).toMatchObject({ errors: [{ extensions: { code: 'CART_COMPLETED' } }] });
    expect(await shop.db.selectFrom('checkout').selectAll().where('cart_id', '=', id).execute()).toEqual([]);
  });

  test('is deleted with the cart', async () => {
    const id = await shop.cartWith({ light: 1 });
    await shop.checkOut(id, input);
    await shop.db.deleteFrom('cart').where('cart_id', '=', id).execute();
    expect(await shop.db.selectFrom('checkout').selectAll().where('cart_id', '=', id).execute()).toEqual([]);
  });
});

describe('The checkout of a signed-in customer', () => {
  beforeEach(signInAnna);

  test('is prefilled from the account, and the input overrides it', async () => {
    const id = await shop.cartWith({ light: 1 }, anna);
    expect(await shop.checkOut(id, null, { headers: anna })).toMatchObject({
      email: `anna${customers}@example.se`,
      identityNumber: '19900101-9802',
      billingAddress: { firstName: 'Anna', addressLine1: 'Gatan 1', zip: '113 22', careOf: '' },
      shippingAddress: null,
      shippingOptions: expect.arrayContaining([expect.objectContaining({ name: 'early-bird' })]),
    });
    const other = { email: 'a@example.se', billingAddress: { firstName: 'Anne' } };
    expect(await shop.checkOut(id, other, { headers: anna })).toMatchObject({
      email: 'a@example.se',
      billingAddress: { firstName: 'Anne', lastName: 'Berg', addressLine1: 'Gatan 1' },
    });
  });

  test('is prefilled with the name only for another postal code or country', async () => {
    const id = await shop.cartWith({ light: 1 }, anna);
    const nameOnly = { firstName: 'Anna', mobile: '0701740605', addressLine1: '', city: '' };
    expect((await shop.checkOut(id, null, { headers: anna, marketId: 'fi' })).billingAddress).toMatchObject({
      ...nameOnly,
      zip: '',
    });
    const moved = await shop.checkOut(id, { billingAddress: { zip: '41301' } }, { headers: anna });
    expect(moved.billingAddress).toMatchObject({ ...nameOnly, zip: '41301', city: 'Göteborg' });
  });

  test('has the second line of the account only at the street of the account', async () => {
    const id = await shop.cartWith({ light: 1 }, anna);
    await shop.query(
      'mutation ($user: UserInputType!) { updateUser(user: $user) { id } }',
      { user: { address: { addressLine2: 'Lgh 1203, 4 tr' } } },
      anna,
    );
    const flat = { addressLine1: 'Gatan 1', addressLine2: 'Lgh 1203, 4 tr' };
    expect((await shop.checkOut(id, null, { headers: anna })).billingAddress).toMatchObject(flat);
    const other = { addressLine1: 'Drottninggatan 7', zip: '113 22' };
    const moved = await shop.checkOut(id, { billingAddress: other }, { headers: anna });
    expect(moved.billingAddress).toMatchObject({ ...other, addressLine2: '', city: 'Stockholm' });
  });

  test('is hidden from other visitors', async () => {
    const id = await shop.cartWith({ light: 1 }, anna);
    for (const headers of [bo, {}])
      expect(await shop.sendCheckout(id, { email: 'x@example.se' }, { headers })).toEqual({
        status: 200,
        data: { createOrUpdateCheckout: null },
      });
    expect((await shop.checkOut(id, null, { headers: anna })).email).toBe(`anna${customers}@example.se`);
  });

  test('takes over the guest cart', async () => {
    const id = await shop.cartWith({ light: 1 });
    await shop.checkOut(id, { message: 'Hej' });
    expect((await shop.checkOut(id, null, { headers: bo })).cart.items).toHaveLength(1);
    expect((await shop.sendCheckout(id)).data.createOrUpdateCheckout).toBeNull();
  });
});

describe('Consents', () => {
  test('have texts in the language, and none is checked initially', async () => {
    const id = await shop.cartWith({ light: 1 });
    const { consents } = await shop.checkOut(id, null, { languageId: 'en-GB' });
    expect(consents).toMatchObject([
      { type: 'order', name: 'I accept the terms and conditions', checked: false, autoAccept: false },
      { type: 'newsletter', checked: false, autoAccept: false },
      { type: 'sms', checked: false, autoAccept: false },
    ]);
    const names = new Set<string>();
    for (const languageId of ['sv-SE', 'da-DK', 'en-GB', 'fi-FI', 'nb-NO'])
      for (const { name } of (await shop.checkOut(id, null, { languageId })).consents) names.add(name);
    // Three consents in five languages.
    expect(names.size).toBe(15);
  });

  test('of unknown types are ignored', async () => {
    const id = await shop.cartWith({ light: 1 });
    const { consents } = await shop.checkOut(id, { acceptedConsents: ['everything', null, 'order'] });
    expect(consents.map(({ checked }: { checked: boolean }) => checked)).toEqual([true, false, false]);
  });
});

describe('The checkout status', () => {
  beforeAll(async () => {
    await shop.db
      .insertInto('blocked_email')
      .values([{ email: 'thief@example.se' }])
      .execute();
  });
  afterAll(() => shop.db.deleteFrom('blocked_email').execute());

  test.each([
    ['Thief@Example.SE', 'CUSTOMER_BLACKLISTED'],
    ['other@example.se', 'OK'],
    ['', 'OK'],
  ])('of the e-mail address "%s" is %s', async (email, status) => {
    const id = await shop.cartWith({ light: 1 });
    expect((await shop.checkOut(id, { email })).checkoutStatus).toBe(status);
  });
});
