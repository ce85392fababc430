import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeShop } from '#backend/features/product/add-product.fixture.ts';
import { type CheckoutShop, completeInput, openCheckoutShop } from '../checkout/checkout-shop.fixture.ts';

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

/** Changes the fee of the locker in Sweden. */
const setLockerFee = (fee: number) =>
  changeShop(shop, async (db) => {
    await db
      .updateTable('shipping_fee')
      .set({ fee })
      .where('market_id', '=', 'se')
      .where('shipping_method_id', '=', await shop.idOf('parcel-locker'))
      .execute();
  });

describe('A shipping option with pick-up points that is the cheapest near the postal code', () => {
  beforeAll(() => setLockerFee(3900));
  afterAll(() => setLockerFee(4900));

  test('is not estimated, but preselected with the nearest point', async () => {
    const id = await shop.cartWith({ heavy: 1 });
    const estimated = await shop.checkOut(id);
    expect(estimated.cart.summary.shipping).toMatchObject({ name: 'parcel-box', feeIncVat: 49 });
    const { cart, shippingOptions } = await shop.checkOut(id, at('11800'));
    expect(cart.summary).toMatchObject({
      shipping: { name: 'parcel-locker', isSelected: true, feeIncVat: 39 },
      total: { sellingPriceIncVat: 139 },
    });
    const locker = shippingOptions.find(({ isSelected }: Choice) => isSelected);
    expect(locker.subOptions.find(({ isSelected }: Choice) => isSelected)).toMatchObject({
      externalId: 'se-2',
    });
  });

  test.each([
    ['83131', 'Östersund'],
    ['62141', 'Visby'],
    ['39231', 'Kalmar'],
    ['35230', 'Växjö'],
    ['97231', 'Luleå'],
  ])('is not offered where no point is near: %s %s', async (zip) => {
    const { cart, shippingOptions } = await shop.checkOut(await shop.cartWith({ heavy: 1 }), at(zip));
    expect(names(shippingOptions)).toEqual(['parcel-box', 'freight']);
    expect(cart.summary.shipping).toMatchObject({ name: 'parcel-box', feeIncVat: 49 });
  });

  test('is ordered if it was preselected', async () => {
    const id = await shop.cartWith({ heavy: 1 });
    const order = { ...completeInput, paymentId: await shop.idOf('card') };
    expect((await shop.placeOrder(id, order)).errors).toBeUndefined();
    expect(await shop.draftOf(id)).toMatchObject({
      shipping: { methodId: await shop.idOf('parcel-locker'), pickupPoint: 'se-1', fee: { incVat: 3900 } },
      toPay: 13_900,
    });
  });
});

test('a shipping option with pick-up points lists the nearest, and saves the selected one', async () => {
  const id = await shop.cartWith({ light: 1 });
  const shippingId = await shop.idOf('parcel-locker');
  const lockers = async (input: object) =>
    (await shop.checkOut(id, input)).shippingOptions.find(
      ({ name }: { name: string }) => name === 'parcel-locker',
    );
  const { subOptions, shippingData } = await lockers({ ...at('118 00'), shippingId });
  // None in another part of the country.
  expect(subOptions.map(({ externalId }: { externalId: string }) => externalId)).toEqual([
    'se-2',
    'se-1',
    'se-3',
  ]);
  expect(subOptions[0]).toMatchObject({
    id: shippingId,
    displayName: 'Paketskåp Medborgarplatsen, Götgatan 40, 11826\u00a0Stockholm',
    isSelected: true,
  });
  expect(JSON.parse(shippingData).pickupPoints[0]).toMatchObject({ id: 'se-2', zip: '11826' });
  const selected = await lockers({ pickupPoint: 'se-1' });
  expect(selected.subOptions.filter(({ isSelected }: { isSelected: boolean }) => isSelected)).toMatchObject([
    { externalId: 'se-1' },
  ]);
  const unknown = await lockers({ pickupPoint: 'no-1' });
  expect(unknown.subOptions.some(({ isSelected }: { isSelected: boolean }) => isSelected)).toBe(false);
});
