import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COOKIES } from '#storefront/config/cookies.ts';
import { addToCart, findTwoBooksInStock, quantityOf, type StockedBook } from '../support/cart-actions.ts';
import { type EditableShop, startEditableShop } from '../support/editable-shop.ts';
import { openCart, openMarketPanel } from '../support/header.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

let shop: EditableShop;
let books: [StockedBook, StockedBook];

// The first of the two books has no Danish price, so it is not sold in Denmark.
beforeAll(async () => {
  shop = await startEditableShop();
  books = await findTwoBooksInStock('sv');
  const danish = shop.db.selectFrom('price_list').select('price_list_id').where('identifier', '=', 'dkk');
  await shop.db
    .deleteFrom('price')
    .where('sku_id', '=', books[0].skuId)
    .where('price_list_id', 'in', danish)
    .execute();
});
afterAll(async () => {
  await closeVisitors();
  await shop.stop();
});

const desktop = { viewport: { width: 1440, height: 900 } };

describe('changing the market with a filled cart', () => {
  test('updates the prices, names books that are not sold there, and keeps the delivery country separate', async () => {
    const [swedish, t] = [await loadTranslate('sv'), await loadTranslate('da')];
    const visitor = await newVisitor({ ...desktop, baseURL: shop.url });
    const { page } = visitor;
    for (const book of books) await addToCart(page, swedish, book);
    await (await openMarketPanel(page, swedish)).getByRole('link', { name: 'Dansk, Danmark' }).click();
    await page.waitForURL(/\/da\//);
    // The text after the names of the books.
    const notice = t('cart.unavailableItems', { names: '|', country: 'Danmark' }).split('|')[1] ?? '';
    await page.getByRole('status').getByText(notice).waitFor();

    const cart = await openCart(page, t);
    await cart.getByText(t('cart.notInMarket', { country: 'Danmark' })).waitFor();
    await cart.getByText(t('cart.problems')).waitFor();
    expect(await cart.getByRole('listitem').count()).toBe(2);

    await cart.getByRole('link', { name: t('product.toCheckout') }).click();
    const country = page.getByRole('combobox', { name: t('checkout.country') });
    await country.selectOption('se');
    await page.getByRole('main').getByText(t('cart.problems')).waitFor({ state: 'detached' });
    const values = async () =>
      Object.fromEntries((await visitor.context.cookies()).map(({ name, value }) => [name, value]));
    expect(await values()).toMatchObject({
      [COOKIES.checkoutMarket.name]: 'se',
      [COOKIES.selectedMarket.name]: 'dk',
    });
    await page.reload();
    await untilReady(page);
    expect(await country.inputValue()).toBe('se');
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('shows the notice also after selecting a language, which changes the market', async () => {
    const [swedish, t] = [await loadTranslate('sv'), await loadTranslate('da')];
    const [book] = books;
    const visitor = await newVisitor({ ...desktop, baseURL: shop.url });
    const { page } = visitor;
    await addToCart(page, swedish, book);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Dansk', exact: true }).click();
    await page.waitForURL(/\/da(\/|$)/);
    // The text after the name of the book.
    const notice = t('cart.unavailableItems', { names: '|', country: 'Danmark' }).split('|')[1] ?? '';
    await page.getByRole('status').getByText(notice).waitFor();
    await visitor.leave();
  });

  test('applies a pending change in the new market', async () => {
    const [swedish, t] = [await loadTranslate('sv'), await loadTranslate('da')];
    const [, book] = books;
    const visitor = await newVisitor({ ...desktop, baseURL: shop.url });
    const { page } = visitor;
    await addToCart(page, swedish, book);
    const cart = await openCart(page, swedish);
    await quantityOf(cart, swedish, book).waitFor();
    await page.route('**/graphql', (route) =>
      route.request().headers()['x-idempotency-key'] ? route.abort() : route.fallback(),
    );
    await cart
      .getByRole('button', { name: swedish('cart.moreOf', { name: book.name }), exact: true })
      .click();
    expect(await quantityOf(cart, swedish, book).inputValue()).toBe('2');
    await page.keyboard.press('Escape');
    const panel = await openMarketPanel(page, swedish);
    await page.unroute('**/graphql');
    await panel.getByRole('link', { name: 'Dansk, Danmark' }).click();
    await page.waitForURL(/\/da\//);
    await page
      .getByRole('banner')
      .getByText(t('header.cartCount', { count: 2 }))
      .waitFor({ state: 'attached' });
    await visitor.leave();
  });

  test('selects the delivery country in every tab', async () => {
    const t = await loadTranslate('sv');
    const [, book] = books;
    const visitor = await newVisitor({ ...desktop, baseURL: shop.url });
    const { page } = visitor;
    await addToCart(page, t, book);
    const other = await visitor.context.newPage();
    const countryOn = (tab: typeof page) => tab.getByRole('combobox', { name: t('checkout.country') });
    for (const tab of [page, other]) {
      await tab.goto('/kassan');
      await untilReady(tab);
    }
    // A virtual market has no delivery; Åland is displayed in the checkout only.
    const isOffered = (market: string) => countryOn(page).locator(`option[value="${market}"]`).count();
    expect(await Promise.all(['se', 'ax', 'eu', 'fr'].map(isOffered))).toEqual([1, 1, 0, 0]);
    await countryOn(page).selectOption('no');
    await expect.poll(() => countryOn(other).inputValue()).toBe('no');
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('a company sees prices without VAT, the VAT as a row, and the same total', async () => {
    const t = await loadTranslate('sv');
    const [, book] = books;
    const visitor = await newVisitor({ ...desktop, baseURL: shop.url });
    const { page } = visitor;
    await addToCart(page, t, book);
    await page.goto('/kassan');
    await untilReady(page);
    const summary = page.getByRole('region', { name: t('summary.title') });
    const total = await summary.getByRole('definition').last().innerText();
    expect(await summary.getByText(t('summary.vat'), { exact: true }).count()).toBe(0);
    await page.getByRole('radio', { name: t('customerType.organization') }).check();
    await summary.getByText(t('summary.vat'), { exact: true }).waitFor();
    expect(await summary.getByRole('definition').last().innerText()).toBe(total);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });
});
