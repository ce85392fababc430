import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CheckoutShop, openCheckoutShop } from './checkout-shop.fixture.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
afterAll(() => shop.close());

const at = (zip: string) => ({ billingAddress: { zip } });
const names = (options: { name: string }[]) => options.map(({ name }) => name);

describe('The ways of delivery', () => {
  test('are none before there is a postal code, and the usual fee is an estimate', async () => {
    const { shippingOptions, cart } = await shop.checkOut(await shop.cartWith({ light: 1 }));
    expect(shippingOptions).toEqual([]);
    expect(cart.summary.shipping).toMatchObject({ name: 'parcel-box', isDefault: true, isSelected: false });
    expect(cart.summary.fees.shippingFeeIncVat).toBe(49);
  });

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
  ])('depend on market and postal code: %s %s', async (marketId, zip, offered) => {
    const cart = await shop.cartWith({ light: 1 });
    expect(names((await shop.checkOut(cart, at(zip), { marketId })).shippingOptions)).toEqual(offered);
  });

  test.each([
    ['se', '99999'],
    ['se', '1050'],
    ['se', '<b>'],
    ['no', '9170'],
    ['dk', '3900'],
    ['fr', '97400'],
    ['fi', '22100'],
    ['eu', '10178'],
  ])('are none where nothing is delivered: %s %s', async (marketId, zip) => {
    const answer = await shop.checkOut(await shop.cartWith({ light: 1 }), at(zip), { marketId });
    expect(answer.shippingOptions).toEqual([]);
    expect(answer.shippingData).toBe('{"options":[]}');
  });

  test('depend on the weight, and by freight so does the fee', async () => {
    const heavy = await shop.checkOut(await shop.cartWith({ heavy: 1 }), at('11322'));
    expect(names(heavy.shippingOptions)).toEqual(['parcel-box', 'early-bird', 'parcel-locker', 'freight']);
    const heaviest = await shop.cartWith({ heavy: 20 });
    // Free from 499 kr on: the fee is seen only without the campaign.
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
      { name: 'freight', feeIncVat: 594, feeExVat: 475.2, amountLeftToFreeShipping: -1, isSelected: true },
    ]);
  });

  test('are not asked for where everything is downloaded', async () => {
    const { shippingOptions, shippingData, cart } = await shop.checkOut(
      await shop.cartWith({ ebook: 1 }),
      at('11322'),
    );
    expect({ shippingOptions, shippingData }).toEqual({ shippingOptions: null, shippingData: null });
    expect(cart.summary.fees.shippingFeeIncVat).toBe(0);
  });

  test('cost what they say, with VAT, until delivery is free', async () => {
    const one = await shop.checkOut(await shop.cartWith({ light: 1 }), at('11322'));
    expect(one.shippingOptions.map(({ feeIncVat }: { feeIncVat: number }) => feeIncVat)).toEqual([
      0, 49, 59, 39, 99,
    ]);
    expect(one.shippingOptions[1]).toMatchObject({
      displayName: 'Paketbox',
      feeExVat: 39.2,
      isDefault: true,
      isSelected: false,
      amountLeftToFreeShipping: 399,
    });
    const five = await shop.checkOut(await shop.cartWith({ light: 5 }), at('11322'));
    for (const option of five.shippingOptions)
      expect(option).toMatchObject({ feeIncVat: 0, amountLeftToFreeShipping: 0 });
  });

  test('are named in the language that is asked for', async () => {
    const cart = await shop.cartWith({ light: 1 });
    const { shippingOptions } = await shop.checkOut(cart, at('00100'), {
      marketId: 'fi',
      languageId: 'fi-FI',
    });
    expect(shippingOptions[3].displayName).toBe('Pakettiautomaatti');
  });
});

describe('A chosen way', () => {
  test('is what the cart costs from then on', async () => {
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

  test('is none any more where the new postal code has none such', async () => {
    const id = await shop.cartWith({ light: 1 });
    await shop.checkOut(id, { ...at('11322'), shippingId: await shop.idOf('early-bird') });
    const { cart } = await shop.checkOut(id, at('98131'));
    expect(cart.summary.shipping).toMatchObject({ name: 'parcel-box', isSelected: false });
    const back = await shop.checkOut(id, at('11322'));
    expect(back.cart.summary.shipping).toMatchObject({ name: 'early-bird', isSelected: true });
  });

  test.each([999, 0, -1])('that there is not is none: %s', async (shippingId) => {
    const { cart } = await shop.checkOut(await shop.cartWith({ light: 1 }), {
      ...at('11322'),
      shippingId,
      skipShippingValidation: true,
    });
    expect(cart.summary.shipping.isSelected).toBe(false);
  });

  test('with lockers has the nearest to choose from, and keeps which', async () => {
    const id = await shop.cartWith({ light: 1 });
    const shippingId = await shop.idOf('parcel-locker');
    const lockers = async (input: object) =>
      (await shop.checkOut(id, input)).shippingOptions.find(
        ({ name }: { name: string }) => name === 'parcel-locker',
      );
    const { subOptions, shippingData } = await lockers({ ...at('118 00'), shippingId });
    expect(subOptions).toHaveLength(5);
    expect(subOptions[0]).toMatchObject({
      id: shippingId,
      externalId: 'se-2',
      displayName: 'Paketskåp Medborgarplatsen, Götgatan 40, 11826 Stockholm',
      isSelected: false,
    });
    expect(JSON.parse(shippingData).pickupPoints[0]).toMatchObject({ id: 'se-2', zip: '11826' });
    const chosen = await lockers({ pickupPoint: 'se-1' });
    expect(chosen.subOptions.filter(({ isSelected }: { isSelected: boolean }) => isSelected)).toMatchObject([
      { externalId: 'se-1' },
    ]);
    const elsewhere = await lockers({ pickupPoint: 'no-1' });
    expect(elsewhere.subOptions.some(({ isSelected }: { isSelected: boolean }) => isSelected)).toBe(false);
  });

  test('goes to the other address where there is one, and back when that is emptied', async () => {
    const id = await shop.cartWith({ light: 1 });
    await shop.checkOut(id, { ...at('11322'), shippingAddress: { zip: '98131', addressLine1: 'Gatan 1' } });
    expect(names((await shop.checkOut(id)).shippingOptions)).not.toContain('early-bird');
    const emptied = await shop.checkOut(id, { shippingAddress: { zip: '', addressLine1: '' } });
    expect(names(emptied.shippingOptions)).toContain('early-bird');
    expect(emptied.shippingAddress).toBeNull();
    await shop.checkOut(id, { shippingAddress: { zip: '98131', addressLine1: 'Gatan 1' } });
    const toldAnew = await shop.checkOut(id, { billingAddress: { zip: '11322', addressLine1: 'Vägen 2' } });
    expect(toldAnew.shippingAddress).toBeNull();
  });

  test('of another market is none when the market changes in the middle', async () => {
    const id = await shop.cartWith({ light: 1, swedish: 1 });
    await shop.checkOut(id, { ...at('11322'), shippingId: await shop.idOf('parcel-box') });
    const danish = await shop.checkOut(id, null, { marketId: 'dk' });
    expect(danish.shippingOptions).toEqual([]);
    const there = await shop.checkOut(id, at('1050'), { marketId: 'dk' });
    expect(there.cart.summary.shipping).toMatchObject({
      name: 'parcel-box',
      isSelected: true,
      feeIncVat: 39,
    });
  });
});
