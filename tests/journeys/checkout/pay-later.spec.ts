import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sv } from '#sandbox/messages/sv.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { isFullRun } from '../../full-run.ts';
import { openCheckout } from '../support/cart-actions.ts';
import { combinations } from '../support/matrix.ts';
import { loadTranslate, type Translate } from '../support/messages.ts';
import { payInIframe, TEST_IDENTITIES } from '../support/payment-iframe.ts';
import { acceptTerms, fillPurchase, openCheckoutWithBook, orderButton } from '../support/purchase.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';
import { fillEmail, openPayLaterShop, type PayLaterShop, payLater, phone } from './pay-later-shop.ts';

let shop: PayLaterShop;
let t: Translate;
beforeAll(async () => {
  [shop, t] = await Promise.all([openPayLaterShop(), loadTranslate('sv')]);
  await shop.db.insertInto('blocked_email').values({ email: 'thief@example.se' }).execute();
});
afterAll(async () => {
  await closeVisitors();
  await shop.stop();
});

describe('in the payment iframe', () => {
  test('an approved customer has one order, however often the confirmation is opened', async () => {
    const { page, cartId, consoleErrors, leave } = await shop.openIframe();
    // The iframe has its own button.
    expect(await orderButton(page, t).count()).toBe(0);
    await payInIframe(page, 'sv');
    await shop.untilConfirmed(page);
    expect(await shop.ordersOf(cartId)).toHaveLength(1);
    await page.reload();
    await shop.untilConfirmed(page);
    // Waits for the code for navigation: without it, going back would load the page again.
    await page.waitForLoadState('networkidle');
    await page.goBack();
    await page.goForward();
    await shop.untilConfirmed(page);
    expect(await shop.ordersOf(cartId)).toHaveLength(1);
    expect(consoleErrors).toEqual([]);
    await leave();
  });

  test.each([
    ...combinations('pay-later', [
      ['declined', 'fail.declined'],
      ['blocked', 'fail.blocked'],
    ] as const),
  ])('a %s customer sees the reason and can retry with the same cart', async (decision, message) => {
    const { page, cartId, leave } = await shop.openIframe();
    await payInIframe(page, 'sv', { identityNumber: TEST_IDENTITIES.sv[decision] });
    await page.getByRole('heading', { level: 1, name: t('checkout.failTitle') }).waitFor();
    await page.getByText(t(message)).waitFor();
    await page.getByRole('link', { name: t('fail.back') }).click();
    await shop.cartLines(page).first().waitFor({ state: 'attached' });
    await untilReady(page);
    await acceptTerms(page, t);
    await payInIframe(page, 'sv');
    await shop.untilConfirmed(page);
    expect(await shop.ordersOf(cartId)).toHaveLength(1);
    await leave();
  });

  test('rejects a blocked e-mail address before the payment', async () => {
    const { page, cartId, leave } = await shop.openIframe();
    await fillEmail(page, 'Thief@example.se');
    await payInIframe(page, 'sv');
    await page.getByRole('alert').getByText(t('pay.blacklisted')).waitFor();
    await page.locator('iframe').waitFor({ state: 'detached' });
    expect([await shop.ordersOf(cartId), await shop.cartLines(page).count()]).toEqual([[], 1]);
    await leave();
  });
});

describe('while the payment iframe is open', () => {
  test.runIf(isFullRun)(
    'a cart change in another tab reloads the iframe, and there is one order',
    async () => {
      const { page, context, cartId, leave } = await shop.openIframe({
        viewport: { width: 1440, height: 900 },
      });
      const before = await page.locator('iframe').getAttribute('src');
      const other = await context.newPage();
      const cart = await openCheckout(other, 'sv');
      await untilReady(other);
      await cart.getByRole('spinbutton').first().fill('2');
      await cart.getByRole('spinbutton').first().blur();
      await expect.poll(() => page.locator('iframe').getAttribute('src')).not.toBe(before);
      await payInIframe(page, 'sv');
      await shop.untilConfirmed(page);
      const lines = await shop.db
        .selectFrom('order_line')
        .innerJoin('shop_order', 'shop_order.order_id', 'order_line.order_id')
        .select('quantity')
        .where('cart_id', '=', cartId)
        .execute();
      expect(lines).toEqual([{ quantity: 2 }]);
      await leave();
    },
  );
});

test.runIf(isFullRun)('without script the same form is a page of the provider', async () => {
  const withScript = await newVisitor({ ...phone, baseURL: shop.url });
  await openCheckoutWithBook(withScript.page, 'sv');
  const visitor = await newVisitor({
    ...phone,
    baseURL: shop.url,
    javaScriptEnabled: false,
    storageState: await withScript.context.storageState(),
  });
  await withScript.leave();
  const { page } = visitor;
  await page.goto(linkTo({ locale: 'sv' }, 'checkout'));
  await fillPurchase(page, t, 'sv', payLater);
  await orderButton(page, t).click();
  await page.getByLabel(sv.directPayment).check();
  await page.getByLabel(sv.identityNumber).fill(TEST_IDENTITIES.sv.approved);
  await page.getByRole('button', { name: sv.complete }).click();
  await shop.untilConfirmed(page);
  await visitor.leave();
});
