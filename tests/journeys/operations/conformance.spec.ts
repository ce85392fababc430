import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sv } from '#sandbox/messages/sv.ts';
import { ApiClient } from '../../../cli/conformance/api-client.ts';
import { type FlowResult, runFlows } from '../../../cli/conformance/run-flows.ts';
import { openSharedShop, type SharedShop } from '../support/editable-shop.ts';
import { loadTranslate } from '../support/messages.ts';
import { paymentIframe } from '../support/payment-iframe.ts';
import { closeVisitors } from '../support/visitor.ts';
import { type OtherSite, openOtherSite } from './other-origin.ts';

let shop: SharedShop;
let site: OtherSite;
const root = join(import.meta.dirname, '../../..');

/** A web page with the suite's own modules. */
const respond: RequestListener = async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (!/^\/(cli\/conformance|contract)\/[\w/-]+\.ts$/.test(pathname)) {
    const imports = { imports: { '#contract/': '/contract/' } };
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><link rel="icon" href="data:,"><script type="importmap">${JSON.stringify(imports)}</script>
      <title>Another shop</title><main></main><script type="module">
        import { runFlows } from '/cli/conformance/run-flows.ts';
        Object.assign(window, { runFlows });
      </script>`);
    return;
  }
  response.setHeader('content-type', 'text/javascript');
  response.end(stripTypeScriptTypes(await readFile(join(root, pathname), 'utf8')));
};

beforeAll(async () => {
  shop = await openSharedShop();
  site = await openOtherSite(shop, respond);
});
afterAll(async () => {
  await closeVisitors();
  site.close();
  await shop.stop();
});

const notPassed = (results: FlowResult[]) => results.filter(({ result }) => result !== 'passed');

test('the documented flows work over HTTP', async () => {
  expect(notPassed(await runFlows(site.endpoint))).toEqual([]);
});

test('the documented flows work in a web page on another origin', async () => {
  const { page, leave } = await site.open();
  await page.waitForFunction(() => 'runFlows' in window);
  const results = await page.evaluate(
    (target) => (window as unknown as { runFlows: typeof runFlows }).runFlows(target),
    site.endpoint,
  );
  expect(notPassed(results)).toEqual([]);
  expect(results.length).toBeGreaterThan(8);
  await leave();
});

test('a storefront without a form pays in the iframe, and gets a confirmation with the order', async () => {
  const t = await loadTranslate('sv');
  const { page, leave } = await site.open();
  await page.evaluate(insertIframe, site.endpoint);
  const iframe = paymentIframe(page);
  await iframe.getByLabel(sv.email, { exact: true }).fill('selma@example.se');
  await iframe.getByLabel(sv.firstName, { exact: true }).fill('Selma');
  await iframe.getByLabel(sv.lastName, { exact: true }).fill('Lagerlöf');
  await iframe.getByLabel(sv.address, { exact: true }).fill('Mårbacka 1');
  await iframe.getByLabel(sv.city, { exact: true }).fill('Stockholm');
  await iframe.getByLabel(sv.phone, { exact: true }).fill('0701740605');
  const changed = page.evaluate(nextMessage, 'payment-sandbox:changed');
  await iframe.getByLabel(sv.zip, { exact: true }).fill('11322');
  await iframe.getByLabel(sv.zip, { exact: true }).blur();
  await changed;
  await iframe.getByRole('radio', { name: 'Kort' }).check();
  await iframe.getByRole('button', { name: sv.checkoutPay }).click();
  await iframe.getByLabel(sv.cardNumber, { exact: true }).fill('4242424242424242');
  await iframe.getByLabel(sv.expiry, { exact: true }).fill('04/30');
  await iframe.getByLabel(sv.cvc, { exact: true }).fill('123');
  await iframe.getByRole('button', { name: /^Betala/ }).click();
  await page.getByRole('heading', { level: 1, name: t('checkout.confirmTitle') }).waitFor();
  expect(new URL(page.url()).origin).toBe(shop.url);
  await page.getByText('selma@example.se').first().waitFor();
  const { searchParams } = new URL(page.url());
  const { checkout } = await new ApiClient(site.endpoint).query(
    `query ($id: String!, $cartId: String) { checkout(id: $id, cartId: $cartId, paymentType: AVARDA) { completed
      order { orderId email } } }`,
    { id: searchParams.get('pid'), cartId: searchParams.get('cartid') },
  );
  expect(checkout).toEqual({
    completed: true,
    order: { orderId: expect.stringMatching(/^\d+$/), email: 'selma@example.se' },
  });
  await leave();
});

/** Runs in the page: shows `paymentData` as older storefronts do, and runs its scripts. */
async function insertIframe({ graphql, apiKey: key }: { graphql: string; apiKey: string }): Promise<void> {
  const send = async (query: string, variables = {}) => {
    const headers = { 'content-type': 'application/json', 'x-apikey': key };
    const body = JSON.stringify({ query, variables });
    return (await (await fetch(graphql, { method: 'POST', headers, body })).json()).data;
  };
  const { products } = await send('{ products(take: 50) { products { skus { skuId stock { inStock } } } } }');
  const skus = products.products.flatMap((product: { skus: object[] }) => product.skus);
  const { skuId } = skus.find(({ stock }: { stock: { inStock: number } }) => stock.inStock > 5);
  const { getCart } = await send('{ getCart { id } }');
  const item = { skuId, quantity: 1 };
  await send(
    'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }',
    {
      id: getCart.id,
      item,
    },
  );
  const { createOrUpdateCheckout } = await send(
    'mutation ($id: String!) { createOrUpdateCheckout(cartId: $id) { paymentOptions { isSelected paymentData } } }',
    { id: getCart.id },
  );
  const main = document.querySelector('main') as HTMLElement;
  main.innerHTML = createOrUpdateCheckout.paymentOptions.find(
    (option: { isSelected: boolean }) => option.isSelected,
  ).paymentData;
  for (const inert of main.querySelectorAll('script')) {
    const script = document.createElement('script');
    script.src = inert.src;
    inert.replaceWith(script);
  }
}

/** Runs in the page. */
function nextMessage(type: string): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('message', ({ data }) => data?.type === type && resolve());
  });
}
