import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CheckoutShop, completeInput, openCheckoutShop } from './checkout-shop.fixture.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
afterAll(() => shop.close());

const at = (zip: string) => ({ billingAddress: { zip } });
interface Choice {
  isDefault: boolean;
  isSelected: boolean;
}
const names = (options: { name: string }[]) => options.map(({ name }) => name);

describe('The shipping options', () => {
  test.each([
    ['se', 'letter', 0, ['letter', 'parcel-box', 'freight']],
    ['fi', 'letter', 0, ['letter', 'parcel-box', 'freight']],
    ['de', 'parcel-box', 7.9, ['parcel-box', 'freight']],
    ['nl', 'parcel-box', 7.9, ['parcel-box', 'freight']],
    ['fr', 'parcel-box', 7.9, ['parcel-box', 'freight']],
  ])(
    'without a postal code are those of the whole market, with the cheapest as default: %s',
    async (marketId, name, fee, expected) => {
      const id = await shop.cartWith({ light: 1 });
      const { shippingOptions, cart } = await shop.checkOut(id, null, { marketId });
      expect(names(shippingOptions)).toEqual(expected);
      expect(
        shippingOptions.filter(({ isDefault, isSelected }: Choice) => isDefault && isSelected),
      ).toMatchObject([{ name, subOptions: [] }]);
      // The fee is an estimate, and the same that the cart shows.
      expect(cart.summary.shipping).toMatchObject({
        name,
        feeIncVat: fee,
        isDefault: true,
        isSelected: false,
      });
      const shown = await shop.query(
        'query ($id: String, $marketId: String) { getCart(id: $id, marketId: $marketId) { summary { shipping { name feeIncVat } } } }',
        { id, marketId },
      );
      expect(shown.data.getCart.summary.shipping).toEqual({ name, feeIncVat: fee });
    },
  );

  test.each([
    ['se', '113'],
    ['se', '1050'],
    ['se', '<b>'],
    ['dk', '11322'],
  ])('of an incomplete postal code are those of the whole market: %s %s', async (marketId, zip) => {
    const checkout = await shop.checkOut(await shop.cartWith({ light: 1 }), at(zip), { marketId });
    expect(names(checkout.shippingOptions)).toEqual(['letter', 'parcel-box', 'freight']);
    expect(checkout.cart.summary.shipping).toMatchObject({ name: 'letter', isDefault: true });
  });

  test('without a postal code depend on the weight', async () => {
    const { shippingOptions, cart } = await shop.checkOut(await shop.cartWith({ heavy: 1 }));
    expect(names(shippingOptions)).toEqual(['parcel-box', 'freight']);
    expect(cart.summary.shipping).toMatchObject({ name: 'parcel-box', feeIncVat: 49 });
  });

  test.each([
    ['se', '11322', 'Stockholm', 'letter', '070-174 06 05'],
    ['de', '10178', 'Berlin', 'parcel-box', '+49 151 23456789'],
  ])(
    'of the first list can be ordered with an address that follows: %s',
    async (marketId, zip, city, name, mobile) => {
      const id = await shop.cartWith({ light: 1 });
      const first = await shop.checkOut(id, null, { marketId });
      const shippingId = first.shippingOptions.find(({ isDefault }: Choice) => isDefault).id;
      const billingAddress = { ...completeInput.billingAddress, zip, city, mobile };
      const order = {
        ...completeInput,
        billingAddress,
        shippingId,
        paymentId: await shop.idOf('card'),
      };
      expect((await shop.placeOrder(id, order, { marketId })).errors).toBeUndefined();
      expect(await shop.draftOf(id)).toMatchObject({ shipping: { methodId: await shop.idOf(name) } });
    },
  );

  test.each([
    ['se', '113 22', ['letter', 'parcel-box', 'early-bird', 'parcel-locker', 'freight']],
    ['se', 'SE-98131', ['letter', 'parcel-box', 'parcel-locker', 'freight']],
    ['dk', '1050', ['letter', 'parcel-box', 'early-bird', 'parcel-locker', 'freight']],
    ['no', '7011', ['letter', 'parcel-box', 'parcel-locker', 'freight']],
    ['fi', '00100', ['letter', 'parcel-box', 'early-bird', 'parcel-locker', 'freight']],
    ['ax', '22100', ['letter', 'parcel-box', 'parcel-locker', 'freight']],
    ['de', '10178', ['parcel-box', 'parcel-locker', 'freight']],
    ['nl', '1012 lj', ['parcel-box', 'parcel-locker', 'freight']],
    ['fr', '75011', ['parcel-box', 'parcel-locker', 'freight']],
  ])('depend on market and postal code: %s %s', async (marketId, zip, expected) => {
    const cart = await shop.cartWith({ light: 1 });
    expect(names((await shop.checkOut(cart, at(zip), { marketId })).shippingOptions)).toEqual(expected);
  });

  test.each([
    ['se', '99999'],
    ['no', '9170'],
    ['dk', '3900'],
    ['fr', '97400'],
    ['fi', '22100'],
    ['eu', '10178'],
  ])('are empty outside the shipping areas: %s %s', async (marketId, zip) => {
    const checkout = await shop.checkOut(await shop.cartWith({ light: 1 }), at(zip), { marketId });
    expect(checkout.shippingOptions).toEqual([]);
    expect(checkout.shippingData).toBe('{"options":[]}');
  });

  test('depend on the weight, and so does the fee of freight', async () => {
    const heavy = await shop.checkOut(await shop.cartWith({ heavy: 1 }), at('11322'));
    expect(names(heavy.shippingOptions)).toEqual(['parcel-box', 'early-bird', 'parcel-locker', 'freight']);
    const heaviest = await shop.cartWith({ heavy: 20 });
    // Shipping is free from 499 kr: the campaign is ended to see the fee.
    await shop.db
      .updateTable('campaign')
      .set({ ends_at: new Date(0) })
      .where('type', '=', 'free-shipping')
      .execute();
    await shop.backend.refreshCatalogue();
    const { shippingOptions } = await shop.checkOut(heaviest, at('11322'));
    await shop.db
      .updateTable('campaign')
      .set({ ends_at: null })
      .where('type', '=', 'free-shipping')
      .execute();
    await shop.backend.refreshCatalogue();
    expect(shippingOptions).toMatchObject([
      { name: 'freight', feeIncVat: 594, feeExVat: 560.38, amountLeftToFreeShipping: -1, isSelected: true },
    ]);
  });

  test('are null for digital products', async () => {
    const { shippingOptions, shippingData, cart } = await shop.checkOut(
      await shop.cartWith({ ebook: 1 }),
      at('11322'),
    );
    expect({ shippingOptions, shippingData }).toEqual({ shippingOptions: null, shippingData: null });
    expect(cart.summary.fees.shippingFeeIncVat).toBe(0);
  });

  test('have a fee with VAT until shipping is free', async () => {
    const one = await shop.checkOut(await shop.cartWith({ light: 1 }), at('11322'));
    // Letter, parcel box, early bird, parcel locker, freight.
    expect(one.shippingOptions.map(({ feeIncVat }: { feeIncVat: number }) => feeIncVat)).toEqual([
      0, 49, 59, 49, 99,
    ]);
    expect(one.shippingOptions[0]).toMatchObject({ name: 'letter', isDefault: true, isSelected: true });
    expect(one.shippingOptions[1]).toMatchObject({
      displayName: 'Paketbox',
      feeExVat: 46.23,
      isDefault: false,
      isSelected: false,
      amountLeftToFreeShipping: 399,
    });
    const five = await shop.checkOut(await shop.cartWith({ light: 5 }), at('11322'));
    for (const option of five.shippingOptions)
      expect(option).toMatchObject({ feeIncVat: 0, amountLeftToFreeShipping: 0 });
  });

  test('have names in the requested language', async () => {
    const cart = await shop.cartWith({ light: 1 });
    const { shippingOptions } = await shop.checkOut(cart, at('00100'), {
      marketId: 'fi',
      languageId: 'fi-FI',
    });
    expect(shippingOptions[3].displayName).toBe('Pakettiautomaatti');
  });
});

describe('A selected shipping option', () => {
  test('sets the shipping fee of the cart', async () => {
    const id = await shop.cartWith({ light: 1 });
    await shop.checkOut(id, at('11322'));
    const { cart, shippingOptions } = await shop.checkOut(id, { shippingId: await shop.idOf('early-bird') });
    expect(cart.summary.shipping).toMatchObject({
      name: 'early-bird',
      isDefault: false,
      isSelected: true,
      feeIncVat: 59,
    });
    expect(cart.summary.total.sellingPriceIncVat).toBe(159);
    expect(shippingOptions.filter(({ isSelected }: { isSelected: boolean }) => isSelected)).toMatchObject([
      { name: 'early-bird' },
    ]);
    const again = await shop.checkOut(id);
    expect(again.cart.summary.total.sellingPriceIncVat).toBe(159);
  });

  test('is preselected: the cheapest', async () => {
    const light = await shop.checkOut(await shop.cartWith({ light: 1 }), at('11322'));
    expect(light.cart.summary).toMatchObject({
      shipping: { name: 'letter', isDefault: false, isSelected: true },
      total: { sellingPriceIncVat: 100 },
    });
    const heavy = await shop.checkOut(await shop.cartWith({ heavy: 1 }), at('11800'));
    expect(heavy.cart.summary.shipping).toMatchObject({ name: 'parcel-box', feeIncVat: 49 });
  });

  test('is ignored while the postal code does not have it', async () => {
    const id = await shop.cartWith({ light: 1 });
    await shop.checkOut(id, { ...at('11322'), shippingId: await shop.idOf('early-bird') });
    const { cart } = await shop.checkOut(id, at('98131'));
    expect(cart.summary.shipping).toMatchObject({ name: 'letter', isSelected: true });
    const back = await shop.checkOut(id, at('11322'));
    expect(back.cart.summary.shipping).toMatchObject({ name: 'early-bird', isSelected: true });
  });

  test.each([999, 0, -1])('with an unknown id is ignored: %s', async (shippingId) => {
    const { cart } = await shop.checkOut(await shop.cartWith({ light: 1 }), {
      ...at('11322'),
      shippingId,
      skipShippingValidation: true,
    });
    expect(cart.summary.shipping).toMatchObject({ name: 'letter', isSelected: true });
  });

  test('depends on the shipping address until that is cleared', async () => {
    const id = await shop.cartWith({ light: 1 });
    await shop.checkOut(id, { ...at('11322'), shippingAddress: { zip: '98131', addressLine1: 'Gatan 1' } });
    expect(names((await shop.checkOut(id)).shippingOptions)).not.toContain('early-bird');
    const cleared = await shop.checkOut(id, { shippingAddress: { zip: '', addressLine1: '' } });
    expect(names(cleared.shippingOptions)).toContain('early-bird');
    expect(cleared.shippingAddress).toBeNull();
    await shop.checkOut(id, { shippingAddress: { zip: '98131', addressLine1: 'Gatan 1' } });
    const withoutShippingAddress = await shop.checkOut(id, {
      billingAddress: { zip: '11322', addressLine1: 'Vägen 2' },
    });
    expect(withoutShippingAddress.shippingAddress).toBeNull();
  });

  test('has the fee of the new market after a change of market', async () => {
    const id = await shop.cartWith({ light: 1, swedish: 1 });
    await shop.checkOut(id, { ...at('11322'), shippingId: await shop.idOf('parcel-box') });
    const danish = await shop.checkOut(id, null, { marketId: 'dk' });
    expect(danish.cart.summary.shipping).toMatchObject({ name: 'parcel-box', feeIncVat: 39 });
    const withDanishZip = await shop.checkOut(id, at('1050'), { marketId: 'dk' });
    expect(withDanishZip.cart.summary.shipping).toMatchObject({
      name: 'parcel-box',
      isSelected: true,
      feeIncVat: 39,
    });
  });
});
