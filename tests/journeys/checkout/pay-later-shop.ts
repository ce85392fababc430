import type { Locator, Page } from 'playwright-core';
import { sv } from '#sandbox/messages/sv.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { openSharedShop, type SharedShop } from '../support/editable-shop.ts';
import { loadTranslate } from '../support/messages.ts';
import { paymentIframe } from '../support/payment-iframe.ts';
import { fillPurchase, openCheckoutWithBook } from '../support/purchase.ts';
import { newVisitor, type Visitor } from '../support/visitor.ts';

export const phone = { viewport: { width: 390, height: 844 } };
export const payLater = /^Köp nu, betala senare/;

/** The worker's shop, with purchases on credit in Swedish. */
export interface PayLaterShop extends SharedShop {
  /** A visitor whose checkout shows the payment iframe. */
  openIframe(options?: object): Promise<Visitor & { cartId: string }>;
  ordersOf(cartId: string): Promise<{ order_id: number; state: string }[]>;
  untilConfirmed(page: Page): Promise<void>;
  cartLines(page: Page): Locator;
}

export async function openPayLaterShop(): Promise<PayLaterShop> {
  const [shop, t] = await Promise.all([openSharedShop(), loadTranslate('sv')]);
  return {
    ...shop,
    async openIframe(options = {}) {
      const visitor = await newVisitor({ ...phone, ...options, baseURL: shop.url });
      await openCheckoutWithBook(visitor.page, 'sv');
      await fillPurchase(visitor.page, t, 'sv', payLater);
      await paymentIframe(visitor.page).getByRole('button', { name: sv.complete }).waitFor();
      return { ...visitor, cartId: await cartIdOf(visitor.page) };
    },
    ordersOf: (cartId) =>
      shop.db.selectFrom('shop_order').select(['order_id', 'state']).where('cart_id', '=', cartId).execute(),
    untilConfirmed: (page) =>
      page.getByRole('heading', { level: 1, name: t('checkout.confirmTitle') }).waitFor(),
    cartLines: (page) =>
      page.getByRole('region', { name: t('checkout.cart') }).getByRole('listitem', { includeHidden: true }),
  };
}

async function cartIdOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === COOKIES.cart.name)?.value ?? '';
}

export const fillEmail = (page: Page, email: string) => paymentIframe(page).getByLabel(sv.email).fill(email);
