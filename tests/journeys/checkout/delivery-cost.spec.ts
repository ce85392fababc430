import { sql } from 'kysely';
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import type { DemoLanguage } from '#demo/languages.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { addToCart, findBookInStock } from '../support/cart-actions.ts';
import { openSharedShop, type SharedShop } from '../support/editable-shop.ts';
import { loadTranslate, type Translate } from '../support/messages.ts';
import {
  acceptTerms,
  CARDS,
  fillDetails,
  openCheckoutWithBook,
  orderButton,
  payByCard,
  selectPayment,
  zipField,
} from '../support/purchase.ts';
import { putInCart } from '../support/put-in-cart.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';
import { workerShop } from '../support/worker-shop.ts';

afterAll(closeVisitors);

/** The value of a row of the checkout's summary. */
const summaryValue = (page: Page, t: Translate, label: string) =>
  page
    .getByRole('region', { name: t('summary.title') })
    .locator('dt', { hasText: new RegExp(`^${label}$`) })
    .locator('+ dd')
    .first();

/** A printed book below the price of free delivery, which has other formats in its language. */
async function findBookWithFormats({ db }: SharedShop) {
  const { rows } = await sql<{ productId: number; skuId: number }>`
    select product_id as "productId", sku_id as "skuId"
    from sku join product using (product_id) join price using (sku_id) join price_list using (price_list_id)
    where identifier = 'sek' and selling_price < 40000 and in_stock > 8 and fulfilment = 'shipped'
      and publication_date <= to_char(current_date, 'YYYY-MM-DD')
      and exists (select from product other where other.variant_group_id = product.variant_group_id
        and other.variant_outer_value = product.variant_outer_value and other.product_id <> product.product_id)
    order by sku_id limit 1`.execute(db);
  const { productId = 0, skuId = 0 } = rows[0] ?? {};
  const canonicalUrl = await canonicalUrlOf(productId, 'se', 'sv-SE');
  return { productId, skuId, canonicalUrl };
}

async function canonicalUrlOf(productId: number, marketId: string, languageId: string): Promise<string> {
  const query = `query ($id: Int, $marketId: String, $languageId: String) {
    product(productId: $id, marketId: $marketId, languageId: $languageId) { canonicalUrl } }`;
  const response = await fetch(`${workerShop().apiUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
    body: JSON.stringify({ query, variables: { id: productId, marketId, languageId } }),
  });
  return (await response.json()).data.product.canonicalUrl;
}

/**
 * Danish parcels arrive a day before letters. The tile of the heavy format, which is sent as a parcel, has its own date; the
 * header has the usual one.
 */
async function checkTiles(page: Page, productId: number): Promise<void> {
  const t = await loadTranslate('da');
  const market = { name: COOKIES.selectedMarket.name, value: 'dk', url: workerShop().url };
  await page.context().addCookies([market]);
  await page.goto(await canonicalUrlOf(productId, 'dk', 'da-DK'));
  await untilReady(page);
  const dateIn = async (part: Locator) => /Leveres .*/.exec(await part.innerText())?.[0];
  const usual = await dateIn(page.getByRole('list', { name: t('usp.label') }).first());
  const tiles = page
    .getByRole('navigation', { name: t('product.editions', { name: 'Format' }) })
    .getByRole('link');
  const heavy = await dateIn(tiles.and(page.locator('[aria-current]')));
  expect([usual, heavy]).toEqual([expect.any(String), expect.any(String)]);
  expect(heavy).not.toBe(usual);
}

const delivery = (page: Page, t: Translate) => page.getByRole('region', { name: t('delivery.title') });

test('a letter is estimated, preselected and free in the cart and in the checkout', async () => {
  const t = await loadTranslate('sv');
  const visitor = await newVisitor();
  const { page } = visitor;
  const book = await findBookInStock('sv', ({ unitPrice }) => unitPrice.sellingPriceIncVat < 400);
  await addToCart(page, t, book);
  // The text after the amount.
  const [, claim = ''] = t('summary.leftToFreeShipping', { amount: '|' }).split('|');
  await page
    .getByRole('region', { name: t('cart.inCart') })
    .getByText(claim)
    .waitFor();
  await page.goto(linkTo({ locale: 'sv' }, 'checkout'));
  await untilReady(page);
  // Before the postal code: an estimate.
  expect(await summaryValue(page, t, t('summary.shippingEstimated')).innerText()).toBe(
    t('summary.shippingFree'),
  );
  const letter = delivery(page, t).getByRole('radio', { name: /^Förstaklassbrev/ });
  expect(await letter.isChecked()).toBe(true);
  const total = await summaryValue(page, t, t('summary.total')).innerText();

  await zipField(page, t).fill('113 22');
  await delivery(page, t)
    .getByRole('radio', { name: /^Morgonleverans/ })
    .waitFor();
  expect(await letter.isChecked()).toBe(true);
  await summaryValue(page, t, t('summary.shipping')).getByText(t('summary.shippingFree')).waitFor();
  expect(await summaryValue(page, t, t('summary.total')).innerText()).toBe(total);

  // The nearest locker is selected, and none is in another part of the country.
  await delivery(page, t)
    .getByRole('radio', { name: /^Paketskåp/ })
    .check();
  await summaryValue(page, t, t('summary.shipping')).getByText('49').waitFor();
  const points = delivery(page, t).getByRole('combobox', { name: t('delivery.points') });
  expect(await points.inputValue()).toBe('se-1');
  expect(await points.getByRole('option').allInnerTexts()).toEqual([
    expect.stringContaining('11322\u00a0Stockholm'),
    expect.stringContaining('11826\u00a0Stockholm'),
    expect.stringContaining('17145\u00a0Solna'),
  ]);
  expect(visitor.consoleErrors).toEqual([]);
  await visitor.leave();
});

test.each<[DemoLanguage, RegExp, string]>([
  ['sv', /^Kort/, '111 22'],
  ['en', /^Card/, '10115'],
])('the total of the cart with the preselected delivery is paid: %s', async (locale, card, zip) => {
  const t = await loadTranslate(locale);
  const visitor = await newVisitor({ locale: LOCALES[locale].iso });
  const { page } = visitor;
  await openCheckoutWithBook(page, locale);
  const total = await summaryValue(page, t, t('summary.total')).innerText();
  await zipField(page, t).fill(zip);
  await fillDetails(page, t, locale);
  await summaryValue(page, t, t('summary.shipping')).waitFor();
  await selectPayment(page, t, card);
  await acceptTerms(page, t);
  await orderButton(page, t).getByText(total).waitFor();
  await orderButton(page, t).click();
  await payByCard(page, CARDS.approved, locale);
  await page.getByRole('heading', { level: 1, name: t('checkout.confirmTitle') }).waitFor();
  const fact = page.locator('dt', { hasText: new RegExp(`^${t('confirm.delivery')}$`) }).locator('+ dd');
  expect(await fact.last().innerText()).toMatch(/· \d+/);
  await page
    .locator('dt', { hasText: t('summary.orderTotal') })
    .locator('+ dd')
    .getByText(total)
    .waitFor();
  await visitor.leave();
});

test.each<[DemoLanguage, string, RegExp]>([
  ['sv', 'Fri frakt med brev upp till 2 kg', /Levereras \d/],
  ['fi', 'Maksuton toimitus: kirje (enintään 2 kg)', /Perillä \d/],
  ['en', 'Delivery from €7.90', /Delivered \d/],
])('pages promise what the market’s table says, with dates: %s', async (locale, promise, time) => {
  const t = await loadTranslate(locale);
  const visitor = await newVisitor({ locale: LOCALES[locale].iso });
  const { page } = visitor;
  const book = await findBookInStock(locale);
  if (locale === 'en')
    await visitor.context.addCookies([
      { name: COOKIES.selectedMarket.name, value: 'de', url: workerShop().url },
    ]);
  await page.goto(book.canonicalUrl);
  const promises = page.getByRole('list', { name: t('usp.label') }).first();
  expect(await promises.innerText()).toContain(promise);
  const [date = ''] = (await promises.getByText(time).innerText()).match(/\d.*/) ?? [];
  const article = page.getByRole('article');
  await article.getByText(`${promise} · ${t('usp.returns')}`).waitFor();
  await article.getByText(date).first().waitFor();
  // The preselected option of the checkout has the same dates.
  await putInCart(page, book);
  await page.goto(linkTo({ locale }, 'checkout'));
  await delivery(page, t).getByRole('radio', { checked: true }).locator('..').getByText(date).waitFor();
  // Companies have no right of withdrawal.
  const company = { name: COOKIES.customerType.name, value: 'ORGANIZATION', url: workerShop().url };
  await visitor.context.addCookies([company]);
  await page.goto(book.canonicalUrl);
  await article.getByText(promise, { exact: true }).waitFor();
  expect(await page.content()).not.toContain(t('usp.returns'));
  await visitor.leave();
});

test('the page of a heavy book promises the delivery that it gets', async () => {
  const t = await loadTranslate('sv');
  const shop = await openSharedShop();
  const visitor = await newVisitor();
  const { page } = visitor;
  const book = await findBookWithFormats(shop);
  const skuUpdate = shop.db.updateTable('sku').where('sku_id', '=', book.skuId);
  const { weight_grams } = await shop.db
    .selectFrom('sku')
    .select('weight_grams')
    .where('sku_id', '=', book.skuId)
    .executeTakeFirstOrThrow();
  try {
    await skuUpdate.set({ weight_grams: 2500 }).execute();
    await expect
      .poll(async () => (await fetch(shop.url + book.canonicalUrl)).text())
      .toMatch(/<p>Frakt från 49\skr · /);
    await page.goto(book.canonicalUrl);
    await untilReady(page);
    const structured = await page.locator('script[type="application/ld+json"]').first().innerText();
    expect(structured).not.toContain('"Brev"');
    expect(structured).toContain('"Paketbox"');
    await putInCart(page, book);
    await page.goto(linkTo({ locale: 'sv' }, 'checkout'));
    await untilReady(page);
    expect(await summaryValue(page, t, t('summary.shippingEstimated')).innerText()).toMatch(/^49\skr$/);
    await checkTiles(page, book.productId);
  } finally {
    await skuUpdate.set({ weight_grams }).execute();
    await shop.stop();
  }
  await visitor.leave();
});
