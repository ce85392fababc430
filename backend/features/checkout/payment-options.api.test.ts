import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { type CheckoutShop, completeInput, openCheckoutShop } from './checkout-shop.fixture.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
afterAll(() => shop.close());

interface Option {
  id: number;
  name: string;
  isDefault: boolean;
  isSelected: boolean;
}
interface Details extends Option {
  description: string | null;
  creditType: string | null;
  requiresIdentityNumber: boolean;
  marks: string[];
}
const names = (options: Option[]) => options.map(({ name }) => name);
const selected = (options: Option[]) => names(options.filter(({ isSelected }) => isSelected));

describe('The payment options', () => {
  test.each([
    ['se', ['swish', 'card', 'invoice', 'instalments', 'pay-later'], ['swish']],
    ['dk', ['mobilepay', 'card', 'invoice', 'instalments', 'pay-later'], ['mobilepay']],
    ['no', ['vipps', 'card', 'invoice', 'instalments', 'pay-later'], ['vipps']],
    // Credit only through a provider that identifies strongly.
    ['fi', ['online-bank', 'mobilepay', 'card', 'instalments', 'pay-later'], []],
    ['ax', ['online-bank', 'mobilepay', 'card'], []],
    ['de', ['card'], ['card']],
    ['nl', ['ideal', 'bancontact', 'card'], ['ideal']],
    ['fr', ['bancontact', 'card'], ['bancontact']],
    ['eu', [], []],
  ])(
    'list methods without credit first, and credit is never preselected: %s',
    async (marketId, available, preselected) => {
      const { paymentOptions, cart } = await shop.checkOut(await shop.cartWith({ light: 1 }), null, {
        marketId,
      });
      expect(names(paymentOptions)).toEqual(available);
      expect(selected(paymentOptions)).toEqual(preselected);
      expect(names(paymentOptions.filter(({ isDefault }: Option) => isDefault))).toEqual(preselected);
      expect(cart.summary.payment?.name).toBe(preselected[0]);
    },
  );

  test.each([
    [
      'sv-SE',
      'Varning! Att låna kostar pengar.',
      'Kreditgivare: Sandbox Bank (test).',
      'utan ränta och avgifter',
    ],
    ['da-DK', 'Pas på! Det koster penge at låne penge.', 'Kreditgiver: Sandbox', 'uden renter og gebyrer'],
    [
      'nb-NO',
      'Advarsel! Det koster penger å låne penger.',
      'Kredittgiver: Sandbox',
      'uten renter og gebyrer',
    ],
    ['fi-FI', 'Varoitus! Lainaaminen maksaa.', 'Luotonantaja: Sandbox', 'ilman korkoa ja kuluja'],
    ['en-GB', 'Caution! Borrowing money costs money.', 'Creditor: Sandbox', 'without interest or charges'],
  ])('warn of credit and name the creditor, also of a deferred payment: %s', async (languageId, ...texts) => {
    const { paymentOptions } = await shop.checkOut(await shop.cartWith({ light: 1 }), null, { languageId });
    const [warning, creditor, free] = texts;
    const described = Object.fromEntries(
      paymentOptions.map(({ name, description }: Details) => [name, description ?? '']),
    );
    for (const name of ['instalments', 'pay-later']) {
      expect(described[name]).toContain(warning);
      expect(described[name]).toContain(creditor);
    }
    expect(described.invoice).toContain(free);
    for (const name of ['swish', 'card', 'invoice']) expect(described[name]).not.toContain(warning);
  });

  test('list methods without credit first, whatever the sort order', async () => {
    await shop.db
      .updateTable('payment_method_market')
      .set({ sort_order: 99 })
      .where('payment_method_id', '=', await shop.idOf('swish'))
      .execute();
    await shop.backend.refreshCatalogue();
    const { paymentOptions } = await shop.checkOut(await shop.cartWith({ light: 1 }));
    expect(names(paymentOptions)[0]).toBe('swish');
  });

  test('have all fields of the contract', async () => {
    const { paymentOptions } = await shop.checkOut(await shop.cartWith({ light: 1 }));
    expect(paymentOptions[0]).toMatchObject({
      displayName: 'Swish',
      feeIncVat: 0,
      feeExVat: 0,
      paymentType: 'GEINS_PAY',
      checkoutType: 'GEINS_PAY',
      paymentData: null,
      newCheckoutSession: false,
    });
    expect(paymentOptions[4]).toMatchObject({ paymentType: 'AVARDA', checkoutType: 'EXTERNAL' });
    const standard = paymentOptions.filter(
      ({ paymentType }: { paymentType: string }) => paymentType === 'STANDARD',
    );
    expect(standard).toMatchObject([{ name: 'invoice', checkoutType: 'STANDARD', isDefault: false }]);
  });

  test('state credit type, identity number, description and marks', async () => {
    const { paymentOptions } = await shop.checkOut(await shop.cartWith({ light: 1 }));
    const details = paymentOptions.map(({ name, creditType, requiresIdentityNumber, marks }: Details) => [
      name,
      creditType,
      requiresIdentityNumber,
      marks,
    ]);
    expect(details).toEqual([
      ['swish', null, false, ['swish']],
      ['card', null, false, ['visa', 'mastercard', 'apple-pay', 'google-pay']],
      ['invoice', 'INVOICE', true, []],
      ['instalments', 'PART_PAYMENT', true, []],
      ['pay-later', 'INVOICE', false, []],
    ]);
    expect(paymentOptions[2]).toMatchObject({
      description: expect.stringMatching(/^Betala inom 30 dagar. Kräver kreditprövning. Kvarto AB ger dig/),
      logo: '/images/marks/invoice.svg',
    });
    expect(paymentOptions.slice(0, 2).map(({ logo }: { logo: string }) => logo)).toEqual([
      '/images/marks/swish.svg',
      '/images/marks/card.svg',
    ]);
  });

  test('have the description of the default language if their own is missing', async () => {
    const paymentId = await shop.idOf('swish');
    const text = shop.db.updateTable('payment_method_text').where('payment_method_id', '=', paymentId);
    await text.set({ description: '' }).where('language_id', '=', 'fi-FI').execute();
    await shop.backend.refreshCatalogue();
    const { paymentOptions } = await shop.checkOut(await shop.cartWith({ light: 1 }), null, {
      languageId: 'fi-FI',
    });
    expect(paymentOptions[0].description).toBe('Godkänn köpet i appen. Pengarna dras direkt.');
  });

  test('stay selected while the market has them', async () => {
    const id = await shop.cartWith({ light: 1 });
    const paymentId = await shop.idOf('invoice');
    const { paymentOptions, cart } = await shop.checkOut(id, { paymentId });
    expect(selected(paymentOptions)).toEqual(['invoice']);
    expect(cart.summary.payment).toEqual({ id: paymentId, name: 'invoice', isSelected: true });
    expect(selected((await shop.checkOut(id, null, { marketId: 'no' })).paymentOptions)).toEqual(['invoice']);
    // No strong identification.
    expect(selected((await shop.checkOut(id, null, { marketId: 'fi' })).paymentOptions)).toEqual([]);
    expect(selected((await shop.checkOut(id, null, { marketId: 'de' })).paymentOptions)).toEqual(['card']);
  });

  test('exclude methods without a configured provider', async () => {
    const change = (provider_key: string) =>
      shop.db.updateTable('payment_method').set({ provider_key }).where('method_key', '=', 'card').execute();
    await change('unknown');
    await shop.backend.refreshCatalogue();
    const { paymentOptions } = await shop.checkOut(await shop.cartWith({ light: 1 }));
    await change('sandbox');
    await shop.backend.refreshCatalogue();
    expect(names(paymentOptions)).toEqual(['swish', 'invoice', 'instalments', 'pay-later']);
  });

  test('exclude credit for a customer without credit', async () => {
    const headers = await signedInHeaders(shop.backend, 'slow@example.se');
    await shop.db
      .updateTable('customer')
      .set({ member_type: 'NOCREDIT - limited' })
      .where('email', '=', 'slow@example.se')
      .execute();
    const { paymentOptions } = await shop.checkOut(await shop.cartWith({ light: 1 }, headers), null, {
      headers,
    });
    expect(names(paymentOptions)).toEqual(['swish', 'card', 'pay-later']);
  });
});

describe('A new credit method', () => {
  const method = {
    method_key: 'half-year',
    provider_key: 'sandbox',
    credit: 'always',
    credit_type: 'part-payment',
    needs_identity_number: true,
    capture: 'on-shipment',
  };
  const addMethod = async (changes: Partial<typeof method> & { payment_type?: string } = {}) => {
    const { payment_method_id } = await shop.db
      .insertInto('payment_method')
      .values({ ...method, ...changes })
      .returning('payment_method_id')
      .executeTakeFirstOrThrow();
    for (const market_id of ['se', 'de'])
      await shop.db.insertInto('payment_method_market').values({ payment_method_id, market_id }).execute();
    await shop.backend.refreshCatalogue();
    return payment_method_id;
  };
  const order = async (input: object, headers = {}) => {
    const shippingId = await shop.idOf('letter');
    const { data, errors } = await shop.placeOrder(
      await shop.cartWith({ light: 1 }, headers),
      { ...completeInput, shippingId, ...input },
      { headers },
    );
    return errors ? [errors[0]?.extensions?.code, errors[0]?.extensions?.fields] : data.placeOrder.status;
  };

  test('added as a row runs the credit check and requires the identity number', async () => {
    const paymentId = await addMethod();
    const inSweden = await shop.checkOut(await shop.cartWith({ light: 1 }));
    expect(inSweden.paymentOptions.find(({ id }: Option) => id === paymentId)).toMatchObject({
      name: 'half-year',
      creditType: 'PART_PAYMENT',
      requiresIdentityNumber: true,
    });
    // Germany has no identity numbers.
    const inGermany = await shop.checkOut(await shop.cartWith({ light: 1 }), null, { marketId: 'de' });
    expect(inGermany.paymentOptions.find(({ id }: Option) => id === paymentId)).toMatchObject({
      creditType: 'PART_PAYMENT',
      requiresIdentityNumber: false,
    });
    const missing = [{ field: 'identityNumber', rule: 'required' }];
    expect(await order({ paymentId })).toEqual(['INVALID_CHECKOUT', missing]);
    const headers = await signedInHeaders(shop.backend, 'late@example.se');
    await shop.db
      .updateTable('customer')
      .set({ member_type: 'NOCREDIT' })
      .where('email', '=', 'late@example.se')
      .execute();
    const input = { paymentId, identityNumber: '19121212-1212' };
    const denied = ['INVALID_CHECKOUT', [{ field: 'paymentId', rule: 'not-offered' }]];
    expect(await order(input, headers)).toEqual(denied);
    expect(await order({ ...input, email: 'late@example.se' })).toEqual(denied);
    expect(await order(input)).toBe('pending');
  });

  test('of a provider with an iframe is checked too when an order is placed without it', async () => {
    const paymentId = await addMethod({
      method_key: 'pay-next-year',
      payment_type: 'AVARDA',
      needs_identity_number: false,
    });
    expect(await order({ paymentId, email: 'late@example.se' })).toEqual([
      'INVALID_CHECKOUT',
      [{ field: 'paymentId', rule: 'not-offered' }],
    ]);
    expect(await order({ paymentId })).toBe('pending');
  });

  test('must state its credit type', async () => {
    await expect(addMethod({ method_key: 'silent', credit_type: 'none' })).rejects.toThrow(
      /payment_method_credit_has_type/,
    );
  });
});
