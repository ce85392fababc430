import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { type CheckoutShop, openCheckoutShop } from './checkout-shop.fixture.ts';

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
const names = (options: Option[]) => options.map(({ name }) => name);
const selected = (options: Option[]) => names(options.filter(({ isSelected }) => isSelected));

describe('The payment options', () => {
  test.each([
    ['se', ['swish', 'card', 'invoice', 'instalments', 'pay-later'], ['swish']],
    ['dk', ['card', 'invoice', 'instalments', 'pay-later'], ['card']],
    ['no', ['card', 'invoice', 'instalments', 'pay-later'], ['card']],
    ['fi', ['card', 'invoice', 'instalments', 'pay-later'], []],
    ['ax', ['card', 'invoice'], []],
    ['de', ['card'], ['card']],
    ['eu', [], []],
  ])('are in lawful order, and credit is never preselected: %s', async (marketId, available, preselected) => {
    const { paymentOptions, cart } = await shop.checkOut(await shop.cartWith({ light: 1 }), null, {
      marketId,
    });
    expect(names(paymentOptions)).toEqual(available);
    expect(selected(paymentOptions)).toEqual(preselected);
    expect(names(paymentOptions.filter(({ isDefault }: Option) => isDefault))).toEqual(preselected);
    expect(cart.summary.payment?.name).toBe(preselected[0]);
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
      paymentType: 'STANDARD',
      checkoutType: 'STANDARD',
      paymentData: null,
      newCheckoutSession: false,
    });
    expect(paymentOptions[4]).toMatchObject({ paymentType: 'AVARDA', checkoutType: 'EXTERNAL' });
  });

  test('stay selected while the market has them', async () => {
    const id = await shop.cartWith({ light: 1 });
    const paymentId = await shop.idOf('invoice');
    const { paymentOptions, cart } = await shop.checkOut(id, { paymentId });
    expect(selected(paymentOptions)).toEqual(['invoice']);
    expect(cart.summary.payment).toEqual({ id: paymentId, name: 'invoice', isSelected: true });
    expect(selected((await shop.checkOut(id, null, { marketId: 'fi' })).paymentOptions)).toEqual(['invoice']);
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
