import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { awaitMail } from '../support/mailbox.ts';
import { loadTranslate, type Translate } from '../support/messages.ts';
import { CARDS, fillPurchase, orderButton, payByCard } from '../support/purchase.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';
import { workerShop } from '../support/worker-shop.ts';

afterAll(closeVisitors);

interface Forthcoming {
  canonicalUrl: string;
  date: string;
  isDownload: boolean;
}

async function findForthcoming(): Promise<Forthcoming[]> {
  const query = `query { products(take: 50, filter: { facets: ["release/forthcoming", "language/sv"], includeCollapsed: true },
    marketId: "se", languageId: "sv-SE") { products { canonicalUrl currentProductVariant { attributes { key value } } } } }`;
  const response = await fetch(`${workerShop().apiUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
    body: JSON.stringify({ query }),
  });
  const { data } = await response.json();
  return data.products.products.map((product: ListedProduct) => {
    const attributes = new Map(
      product.currentProductVariant.attributes.map(({ key, value }) => [key, value]),
    );
    return {
      canonicalUrl: product.canonicalUrl,
      date: attributes.get('preOrderDateFormatted') ?? '',
      isDownload: attributes.get('fulfilment') === 'download',
    };
  });
}

interface ListedProduct {
  canonicalUrl: string;
  currentProductVariant: { attributes: { key: string; value: string }[] };
}

/** The page of a forthcoming book says when it is published, charged and delivered. */
async function preOrder(page: Page, t: Translate, { canonicalUrl, date, isDownload }: Forthcoming) {
  await page.goto(canonicalUrl);
  await untilReady(page);
  const main = page.getByRole('main');
  await main.getByText(t('stock.preOrder', { date })).first().waitFor();
  await main.getByText(t(isDownload ? 'product.preOrderDownload' : 'product.preOrderShipped')).waitFor();
  const facts = (await page.locator('script[type="application/ld+json"]').allTextContents()).join('');
  expect(facts).toMatch(/"https:\/\/schema.org\/PreOrder","availabilityStarts":"\d{4}-\d\d-\d\d"/);
  await main
    .getByRole('button', { name: t('product.preOrder'), exact: true })
    .first()
    .click();
  await main.getByText(t('product.added')).first().waitFor();
}

test('forthcoming books are pre-ordered, and every page has the date', async () => {
  const t = await loadTranslate('sv');
  const found = await findForthcoming();
  const printed = found.find(({ isDownload }) => !isDownload);
  const download = found.find(({ isDownload }) => isDownload);
  const books = [printed, download];
  const visitor = await newVisitor({ viewport: { width: 390, height: 844 } });
  const { page } = visitor;
  await page.goto('/l/release/forthcoming');
  // The beginning of the text, before the date.
  await page
    .getByText(t('stock.preOrder', { date: '' }).slice(0, 8))
    .first()
    .waitFor();
  for (const book of books) if (book) await preOrder(page, t, book);
  const dates = books.map((book) => t('cart.published', { date: book?.date ?? '' }));

  await page.goto(linkTo({ locale: 'sv' }, 'checkout'));
  await untilReady(page);
  await page
    .getByRole('region', { name: t('checkout.cart') })
    .locator('summary')
    .first()
    .click();
  for (const date of dates) await page.getByText(date).first().waitFor();
  await page.getByText(t('order.preOrder')).waitFor();
  await page.getByText(t('order.preOrderWithdrawal')).waitFor();
  await fillPurchase(page, t, 'sv', /^Kort/);
  await page.getByRole('checkbox', { name: t('consent.download') }).check();
  await orderButton(page, t).click();
  await payByCard(page, CARDS.approved, 'sv');
  await page.getByRole('heading', { level: 1, name: t('checkout.confirmTitle') }).waitFor();
  const main = page.getByRole('main');
  for (const date of dates) await main.getByText(date).first().waitFor();
  const laterText = t('downloads.from', { date: download?.date ?? '' });
  await main.getByText(laterText).waitFor();
  await main.getByText(t('order.preOrder')).waitFor();

  const email = /\S+@example\.com/.exec((await main.textContent()) ?? '')?.[0] ?? '';
  const { text, links } = await awaitMail(email);
  for (const date of dates) expect(text).toContain(date);
  await page.goto(links.find((link) => link.includes('/order/')) ?? '');
  await main.getByText(laterText).waitFor();
  for (const date of dates) await main.getByText(date).first().waitFor();
  expect(await main.getByRole('link', { name: t('downloads.file') }).count()).toBe(0);
  await visitor.leave();
});
