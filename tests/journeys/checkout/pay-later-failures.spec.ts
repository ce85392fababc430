import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sv } from '#sandbox/messages/sv.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { loadTranslate, type Translate } from '../support/messages.ts';
import { payInIframe, paymentIframe, pressComplete, TEST_IDENTITIES } from '../support/payment-iframe.ts';
import { acceptTerms } from '../support/purchase.ts';
import { closeVisitors, untilReady } from '../support/visitor.ts';
import { fillEmail, openPayLaterShop, type PayLaterShop } from './pay-later-shop.ts';

let shop: PayLaterShop;
let t: Translate;
beforeAll(async () => {
  [shop, t] = await Promise.all([openPayLaterShop(), loadTranslate('sv')]);
  await shop.db
    .insertInto('customer')
    .values({ email: 'slow@example.se', member_type: 'NOCREDIT' })
    .execute();
});
afterAll(async () => {
  await closeVisitors();
  await shop.stop();
});

describe('in the payment iframe', () => {
  test('a customer without credit can pay directly', async () => {
    const visitor = await shop.openIframe();
    const { page, cartId } = visitor;
    await fillEmail(page, 'slow@example.se');
    await payInIframe(page, 'sv');
    await page.getByRole('alert').getByText(t('pay.limited')).waitFor();
    await paymentIframe(page).getByText(sv.abortBlocked).waitFor();
    await payInIframe(page, 'sv', { type: 'directPayment' });
    await shop.untilConfirmed(page);
    expect(await shop.ordersOf(cartId)).toHaveLength(1);
    await visitor.leave();
  });

  test('shows that a book has sold out, keeps the cart, and continues when it is back in stock', async () => {
    const { page, cartId, leave } = await shop.openIframe();
    const { sku_id } = await shop.db
      .selectFrom('cart_item')
      .select('sku_id')
      .where('cart_id', '=', cartId)
      .executeTakeFirstOrThrow();
    const sku = shop.db.updateTable('sku').where('sku_id', '=', sku_id);
    const { in_stock } = await shop.db
      .selectFrom('sku')
      .select('in_stock')
      .where('sku_id', '=', sku_id)
      .executeTakeFirstOrThrow();
    // Simulates an expired reservation, and other customers who bought the rest.
    await shop.db.deleteFrom('stock_reservation').where('cart_id', '=', cartId).execute();
    await sku.set({ in_stock: 0 }).execute();
    await payInIframe(page, 'sv');
    await page.getByRole('alert').getByText(t('fail.outOfStock')).waitFor();
    await paymentIframe(page).getByText(sv.abortStock).waitFor();
    expect([await shop.ordersOf(cartId), await shop.cartLines(page).count()]).toEqual([[], 1]);
    await sku.set({ in_stock }).execute();
    await pressComplete(page, 'sv');
    await shop.untilConfirmed(page);
    expect(await shop.ordersOf(cartId)).toHaveLength(1);
    await leave();
  });

  test('shows an error and pays nothing while the shop does not respond', async () => {
    const { page, cartId, leave } = await shop.openIframe();
    await page.route('**/graphql', (route) => route.abort());
    await payInIframe(page, 'sv');
    await page.getByRole('alert').getByText(t('fail.general')).waitFor();
    await paymentIframe(page).getByText(sv.abortGeneral).waitFor();
    expect(await shop.ordersOf(cartId)).toEqual([]);
    await page.unroute('**/graphql');
    await pressComplete(page, 'sv');
    await shop.untilConfirmed(page);
    await leave();
  });
});

describe('while the payment iframe is open', () => {
  test('two tabs that complete at the same time create one order', async () => {
    const { page, context, cartId, leave } = await shop.openIframe();
    const other = await context.newPage();
    await other.goto(linkTo({ locale: 'sv' }, 'checkout'));
    await untilReady(other);
    // The other tab has the saved input, but the terms must be accepted again.
    await acceptTerms(other, t);
    const tabs = [page, other];
    for (const tab of tabs) {
      await paymentIframe(tab).getByRole('radio', { name: sv.directInvoice }).check();
      await paymentIframe(tab).getByLabel(sv.identityNumber).fill(TEST_IDENTITIES.sv.approved);
    }
    await Promise.all(tabs.map((tab) => pressComplete(tab, 'sv')));
    await Promise.any(tabs.map(shop.untilConfirmed));
    await expect.poll(() => shop.ordersOf(cartId)).toHaveLength(1);
    await leave();
  });

  test('a tab that missed a cart change does not order it', async () => {
    const { page, cartId, leave } = await shop.openIframe();
    await shop.db.updateTable('cart_item').set({ quantity: 3 }).where('cart_id', '=', cartId).execute();
    await shop.db
      .updateTable('cart')
      .set((cart) => ({ version: cart('version', '+', 1) }))
      .where('cart_id', '=', cartId)
      .execute();
    await payInIframe(page, 'sv');
    await page.getByRole('alert').getByText(t('order.changed')).waitFor();
    expect(await shop.ordersOf(cartId)).toEqual([]);
    await payInIframe(page, 'sv');
    await shop.untilConfirmed(page);
    expect(await shop.ordersOf(cartId)).toHaveLength(1);
    await leave();
  });
});
