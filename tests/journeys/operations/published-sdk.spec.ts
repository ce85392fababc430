import { build, type Rolldown } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openSharedShop, type SharedShop } from '../support/editable-shop.ts';
import { closeVisitors } from '../support/visitor.ts';
import { type OtherSite, openOtherSite } from './other-origin.ts';
import { buyWithSdk, type SdkPurchase } from './sdk-purchase.ts';

let shop: SharedShop;
let site: OtherSite;

beforeAll(async () => {
  shop = await openSharedShop();
  const script = await bundleSdk();
  site = await openOtherSite(shop, (request, response) => {
    const isScript = request.url === '/sdk.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : page);
  });
});
afterEach(() => void vi.unstubAllGlobals());
afterAll(async () => {
  await closeVisitors();
  site.close();
  await shop.stop();
});

/** The packages' cache calls `unref` of Node's timers, which are numbers in a browser. */
const page = `<!doctype html><link rel="icon" href="data:,"><title>Another shop</title>
  <script>Number.prototype.unref = () => {};</script>
  <script type="module">import { buyWithSdk } from '/sdk.js'; Object.assign(window, { buyWithSdk });</script>`;

/** The published packages for browsers, as a client's build tool bundles them. */
async function bundleSdk(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: `${import.meta.dirname}/sdk-purchase.ts`, formats: ['es'], fileName: 'sdk' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
  return output[0].code;
}

/** The order number is in every response that has the order. */
function expectOrder(purchase: SdkPurchase): void {
  const orderId = purchase.created?.orderId;
  expect(purchase).toMatchObject({
    signedInAs: expect.stringMatching(/^sdk-.*@example\.se$/),
    cartItems: 1,
    invoices: ['Faktura 30 dagar'],
    created: { created: true, orderId: expect.stringMatching(/^\d+$/), publicId: expect.any(String) },
    orderId,
    summaryOrderId: orderId,
    customerOrderIds: [orderId],
  });
  for (const count of [purchase.menuItems, purchase.pageWidgets, purchase.shippingOptions])
    expect(count).toBeGreaterThan(0);
}

test('the published packages order by invoice on a server', async () => {
  vi.stubGlobal('fetch', globalThis.fetch);
  expectOrder(await buyWithSdk(new URL(shop.apiUrl).origin, site.endpoint.apiKey));
});

test('the published packages order by invoice in a web page on another origin', async () => {
  const visitor = await site.open();
  await visitor.page.waitForFunction(() => 'buyWithSdk' in window);
  const purchase = await visitor.page.evaluate(
    ([api, apiKey]) =>
      (window as unknown as { buyWithSdk: typeof buyWithSdk }).buyWithSdk(api ?? '', apiKey ?? ''),
    [new URL(shop.apiUrl).origin, site.endpoint.apiKey],
  );
  expectOrder(purchase);
  await visitor.leave();
});
