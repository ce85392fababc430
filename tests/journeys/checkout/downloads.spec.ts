import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { addFiles } from '#backend/features/download/files/manage-files.ts';
import { sampleEpub, sampleMp3 } from '#backend/features/download/sample-files.fixture.ts';
import { refundOrder } from '#backend/features/order/refund/refund-order.ts';
import { addProduct } from '#backend/features/product/add-product.fixture.ts';
import { startMailServer } from '#backend/mail/mail-server.fixture.ts';
import { createFolderStorage } from '#backend/storage/folder-storage.ts';
import { LOCALES } from '#contract/locales.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { newEmail, signInAs } from '../support/customer.ts';
import { type EditableShop, startEditableShop } from '../support/editable-shop.ts';
import { combinations } from '../support/matrix.ts';
import { loadTranslate, type Translate } from '../support/messages.ts';
import { acceptTerms, CARDS, orderButton, payByCard, selectPayment } from '../support/purchase.ts';
import { putInCart } from '../support/put-in-cart.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

let shop: EditableShop;
let mails: Awaited<ReturnType<typeof startMailServer>>;
let folder: string;
const audio = sampleMp3(200_000);

beforeAll(async () => {
  [mails, folder] = await Promise.all([startMailServer(), createScratchFolder('downloads')]);
  shop = await startEditableShop({ SMTP_URL: mails.url });
  await writeFile(join(folder, 'book.epub'), await sampleEpub());
  await writeFile(join(folder, 'book.mp3'), audio);
  for (const [key, file] of Object.entries({ ebook: 'book.epub', audiobook: 'book.mp3' })) {
    const skus = [{ in_stock: 0, static_stock: 100 }];
    await shop.db.transaction().execute((trx) => addProduct(trx, { key, fulfilment: 'download', skus }));
    const storage = createFolderStorage(join(shop.folder, 'files'));
    const request = {
      number: `T-${key}`,
      path: join(folder, file),
      kind: 'download',
      isReplacing: true,
    } as const;
    await addFiles({ db: shop.db, storage }, request);
    await addFiles({ db: shop.db, storage }, { ...request, kind: 'sample' });
  }
});
afterAll(async () => {
  await closeVisitors();
  await shop.stop();
  await mails.close();
  await rm(folder, { recursive: true, force: true });
});

async function findDownload(key: string, locale: 'sv' | 'fi') {
  const query = `query ($id: Int!, $language: String) {
    product(productId: $id, languageId: $language) { canonicalUrl skus { skuId } } }`;
  const { product_id: id } = await shop.db
    .selectFrom('product')
    .select('product_id')
    .where('product_key', '=', key)
    .executeTakeFirstOrThrow();
  const response = await fetch(`${shop.apiUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
    body: JSON.stringify({ query, variables: { id, language: LOCALES[locale].iso } }),
  });
  const { product } = (await response.json()).data;
  return product && { canonicalUrl: product.canonicalUrl as string, skuId: product.skus[0].skuId as number };
}

/** A download has neither a quantity nor a stock of goods, and is in the cart once. */
async function checkProductPage(page: Page, t: Translate, key: string, locale: 'sv' | 'fi') {
  await page.goto((await findDownload(key, locale))?.canonicalUrl ?? '');
  await untilReady(page);
  expect(await page.getByRole('spinbutton').count()).toBe(0);
  const main = page.getByRole('main');
  await main.getByText(t('stock.download')).first().waitFor();
  await main.getByText(t('product.downloadTerms')).waitFor();
  expect(await main.getByText(t('usp.returns')).count()).toBe(0);
  await main
    .getByRole('button', { name: t('product.addToCart') })
    .first()
    .click();
  await main.getByText(t('cart.alreadyInCart', { quantity: 1 })).waitFor();
}

/** The samples work without script: an audiobook has the browser's player, an e-book a link. */
async function checkSamples(page: Page, t: Translate, locale: 'sv' | 'fi') {
  await page.goto((await findDownload('audiobook', locale))?.canonicalUrl ?? '');
  const player = page.getByRole('main').locator('audio[controls][preload=none]');
  expect(await player.getAttribute('aria-label')).toBe(t('product.listenSample'));
  const sample = await fetch(shop.url + (await player.getAttribute('src')));
  expect([sample.status, sample.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
  await page.goto((await findDownload('ebook', locale))?.canonicalUrl ?? '');
  await page.getByRole('link', { name: `${t('product.readSample')} (EPUB)` }).waitFor();
}

/** Buys both books as a guest, and returns the e-mail address. The page shows the confirmation. */
async function buyBoth(page: Page, t: Translate, locale: 'sv' | 'fi'): Promise<string> {
  for (const key of ['ebook', 'audiobook']) {
    await expect.poll(() => findDownload(key, locale)).toBeTruthy();
    await putInCart(page, await findDownload(key, locale));
  }
  await checkProductPage(page, t, 'ebook', locale);
  await page.goto(linkTo({ locale }, 'checkout'));
  await untilReady(page);
  expect(await page.getByRole('spinbutton').count()).toBe(0);
  await page.getByText(t('order.withdrawalDownloads')).waitFor();
  expect(await page.getByText(t('order.withdrawal')).count()).toBe(0);
  const details = page.getByRole('region', { name: t('details.title') });
  const email = `reader-${Math.random().toString(36).slice(2)}@example.com`;
  await details.getByRole('textbox', { name: t('signIn.email') }).fill(email);
  await details.getByRole('textbox', { name: t('details.firstName') }).fill('Anna');
  await details.getByRole('textbox', { name: t('details.lastName') }).fill('Ek');
  for (const field of ['details.street', 'details.city', 'details.phone', 'delivery.zip'] as const)
    expect(await page.getByRole('textbox', { name: t(field), exact: true }).count(), field).toBe(0);
  await selectPayment(page, t, locale === 'sv' ? /^Kort/ : /kortti/i);
  await acceptTerms(page, t);
  await orderButton(page, t).click();
  await page.getByText(t('consent.downloadNeeded')).first().waitFor();
  await page.getByRole('checkbox', { name: t('consent.download') }).check();
  await orderButton(page, t).click();
  await payByCard(page, CARDS.approved, locale);
  await page.getByRole('heading', { level: 1, name: t('checkout.confirmTitle') }).waitFor();
  return email;
}

const downloadLinks = (page: Page, t: Translate) =>
  page.getByRole('region', { name: t('downloads.title') }).getByRole('link');

async function downloadAll(page: Page, t: Translate): Promise<void> {
  const links = downloadLinks(page, t);
  await expect.poll(() => links.count()).toBe(2);
  const expected = [await sampleEpub(), audio];
  for (const [index, content] of expected.entries()) {
    const [download] = await Promise.all([page.waitForEvent('download'), links.nth(index).click()]);
    expect((await readFile(await download.path())).equals(content)).toBe(true);
  }
}

/** The link to the downloads in the mail, which is encoded as quoted-printable or base64. */
async function linkInMail(email: string): Promise<string> {
  await expect.poll(() => mails.received.some(({ to }) => to.includes(email))).toBe(true);
  const { message = '' } = mails.received.find(({ to }) => to.includes(email)) ?? {};
  const plain = message
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  const decoded = message
    .split(/\r?\n\r?\n/)
    .map((part) => Buffer.from(part, 'base64').toString('utf8'))
    .join('\n');
  return /https?:\/\/\S+?#downloads/.exec(`${plain}\n${decoded}`)?.[0] ?? '';
}

/** A link that gives no file shows a page in the visitor's language that names the reason, with its HTTP status. */
async function checkBrokenLink(
  page: Page,
  t: Translate,
  path: string,
  {
    reason,
    status,
  }: { reason: 'downloads.brokenUnknown' | 'downloads.brokenExpired' | 'downloads.locked'; status: number },
) {
  expect((await page.goto(path))?.status()).toBe(status);
  await page.getByRole('heading', { level: 1, name: t('downloads.brokenTitle') }).waitFor();
  await page.getByText(t(reason)).waitFor();
  await page.getByRole('button', { name: t('lookUp.submit') }).waitFor();
}

/** The files are delivered, so the form explains why neither book can be withdrawn from. */
async function checkWithdrawal(
  page: Page,
  t: Translate,
  { locale, email, orderUrl }: { locale: 'sv' | 'fi'; email: string; orderUrl: string },
) {
  await page.goto(orderUrl);
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.goto(`${linkTo({ locale }, 'withdrawal')}?order=${/\d+/.exec(heading)?.[0]}`);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: t('signIn.email') }).fill(email);
  await main.getByRole('textbox', { name: t('withdraw.name') }).fill('Anna Ek');
  await page.getByRole('button', { name: t('withdraw.continue') }).click();
  // The text before the names of the books.
  const [reason = ''] = t('withdraw.excluded', { names: '|' }).split('|');
  await page.getByText(reason.trim()).waitFor();
  expect(await main.getByRole('checkbox').count()).toBe(0);
}

test('a signed-in customer finds the files of a purchase in the library', async () => {
  const t = await loadTranslate('sv');
  const visitor = await newVisitor({ baseURL: shop.url });
  const { page } = visitor;
  await signInAs(page, newEmail());
  const library = linkTo({ locale: 'sv' }, 'account-library');
  await page.goto(library);
  await page.getByText(t('downloads.none')).waitFor();
  await expect.poll(() => findDownload('ebook', 'sv')).toBeTruthy();
  await putInCart(page, await findDownload('ebook', 'sv'));
  await page.goto(linkTo({ locale: 'sv' }, 'checkout'));
  await untilReady(page);
  const details = page.getByRole('region', { name: t('details.title') });
  await details.getByRole('textbox', { name: t('details.firstName') }).fill('Anna');
  await details.getByRole('textbox', { name: t('details.lastName') }).fill('Ek');
  await selectPayment(page, t, /^Kort/);
  await acceptTerms(page, t);
  await page.getByRole('checkbox', { name: t('consent.download') }).check();
  await orderButton(page, t).click();
  await payByCard(page, CARDS.approved);
  await page.getByRole('heading', { level: 1, name: t('checkout.confirmTitle') }).waitFor();
  await page.goto(library);
  await page.getByText(t('downloads.lead')).waitFor();
  const links = page.getByRole('main').locator('a[href*="/downloads/"]');
  expect(await links.count()).toBe(1);
  const [download] = await Promise.all([page.waitForEvent('download'), links.first().click()]);
  expect((await readFile(await download.path())).equals(await sampleEpub())).toBe(true);
  await visitor.leave();
});

describe.each(combinations('downloads', ['sv', 'fi'] as const))('a guest in %s', (locale) => {
  test('buys an e-book and an audiobook, and downloads them until the refund', async () => {
    const t = await loadTranslate(locale);
    const visitor = await newVisitor({ baseURL: shop.url, viewport: { width: 390, height: 844 } });
    const email = await buyBoth(visitor.page, t, locale);
    await downloadAll(visitor.page, t);
    const orderUrl = await linkInMail(email);
    expect(orderUrl).toContain('/order/');
    await visitor.page.goto(orderUrl);
    await downloadAll(visitor.page, t);

    const withoutScript = await newVisitor({ baseURL: shop.url, javaScriptEnabled: false });
    await checkSamples(withoutScript.page, t, locale);
    await withoutScript.page.goto(orderUrl);
    const path = (await downloadLinks(withoutScript.page, t).nth(1).getAttribute('href')) ?? '';
    const get = (link: string, headers: Record<string, string> = {}) => fetch(shop.url + link, { headers });
    const first = await get(path, { range: 'bytes=0-999' });
    expect([first.status, first.headers.get('content-range')]).toEqual([206, 'bytes 0-999/200000']);
    const rest = await get(path, { range: 'bytes=1000-', 'if-range': first.headers.get('etag') ?? '' });
    const bytes = Buffer.concat([
      Buffer.from(await first.arrayBuffer()),
      Buffer.from(await rest.arrayBuffer()),
    ]);
    expect(bytes.equals(audio)).toBe(true);
    const forged = path.replace(/\/downloads\/\w+/, '/downloads/1');
    expect((await get(forged)).status).toBe(404);
    await checkBrokenLink(visitor.page, t, forged, { reason: 'downloads.brokenUnknown', status: 404 });
    const expired = `${linkTo({ locale }, 'order-look-up')}?download=expired`;
    await checkBrokenLink(withoutScript.page, t, expired, { reason: 'downloads.brokenExpired', status: 410 });
    await checkWithdrawal(withoutScript.page, t, { locale, email, orderUrl });
    await withoutScript.page.goto(orderUrl);

    const publicId = /order\/([\da-f-]{36})/.exec(orderUrl)?.[1] ?? '';
    const { order_id } = await shop.db
      .selectFrom('shop_order')
      .select('order_id')
      .where('public_id', '=', publicId)
      .executeTakeFirstOrThrow();
    const services = { db: shop.db, log: pino({ level: 'silent' }), providers: new Map() };
    await refundOrder(services, order_id, { lines: null, toBalance: false, reason: '', actor: 'merchant' });
    expect((await get(path)).status).toBe(403);
    await withoutScript.page.reload();
    await withoutScript.page.getByText(t('downloads.locked')).first().waitFor();
    expect(await downloadLinks(withoutScript.page, t).count()).toBe(0);
    await checkBrokenLink(visitor.page, t, path, { reason: 'downloads.locked', status: 403 });
    await withoutScript.leave();
    await visitor.leave();
  });
});
