import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addToCart, findTwoBooksInStock, openCheckout, quantityOf } from '../support/cart-actions.ts';
import { openCart } from '../support/header.ts';
import { loadTranslate } from '../support/messages.ts';
import { untilPortClosed } from '../support/processes.ts';
import { type RunningShop, startShop } from '../support/running-shop.ts';
import { closeVisitors, newVisitor, untilReady, untilSettled } from '../support/visitor.ts';
import { startDemoShop } from '../support/worker-shop.ts';

let backend: RunningShop;
let storefront: RunningShop;

beforeAll(async () => {
  backend = await startDemoShop();
  storefront = await startDemoShop({
    COMMERCE_ENDPOINT: `${backend.apiUrl}/graphql`,
    COMMERCE_API_KEY: 'demo',
  });
});
afterAll(async () => {
  await closeVisitors();
  await storefront.stop();
  await backend.stop();
});

const portOf = (url: string) => Number(new URL(url).port);

test('changes during a backend outage are announced as pending and applied when it is back', async () => {
  const t = await loadTranslate('sv');
  const [one, two] = await findTwoBooksInStock('sv');
  const visitor = await newVisitor({ viewport: { width: 1440, height: 900 }, baseURL: storefront.url });
  const { page } = visitor;
  await addToCart(page, t, one);
  await addToCart(page, t, two);
  await untilSettled(page);
  const cart = await openCart(page, t);
  const more = cart.getByRole('button', { name: t('cart.moreOf', { name: one.name }), exact: true });
  await more.click();
  await cart.getByText(t('cart.updatingTotal')).waitFor({ state: 'detached' });

  const ended = once(backend.process, 'exit');
  backend.process.kill('SIGKILL');
  await ended;
  await untilPortClosed(portOf(backend.apiUrl));
  const outageStart = Date.now();
  await more.click();
  await quantityOf(cart, t, two).fill('4');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText(t('cart.retrying')).waitFor();
  expect(await quantityOf(cart, t, one).inputValue()).toBe('3');
  expect(await quantityOf(cart, t, two).inputValue()).toBe('4');

  // §4: a change survives an outage of five seconds.
  await expect.poll(() => Date.now() - outageStart).toBeGreaterThan(5000);
  backend = await startShop({ API_PORT: String(portOf(backend.apiUrl)) }, { folder: backend.folder });
  await cart.getByText(t('cart.updatingTotal')).waitFor({ state: 'detached' });
  expect(await page.getByRole('alert').getByText(t('error.general')).count()).toBe(0);
  const checkoutCart = await openCheckout(page, 'sv');
  await untilReady(page);
  expect(await quantityOf(checkoutCart, t, one).inputValue()).toBe('3');
  expect(await quantityOf(checkoutCart, t, two).inputValue()).toBe('4');
  await visitor.leave();
});
