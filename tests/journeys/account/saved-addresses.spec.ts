import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { type AccountShop, openAccountShop } from '../support/account-shop.ts';
import { findBookInStock } from '../support/cart-actions.ts';
import { signInAs } from '../support/customer.ts';
import { findViolations } from '../support/find-violations.ts';
import { loadTranslate } from '../support/messages.ts';
import { putInCart } from '../support/put-in-cart.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

let shop: AccountShop;
beforeAll(async () => {
  shop = await openAccountShop();
});
afterAll(async () => {
  await closeVisitors();
  await shop?.stop();
});

const addresses = [
  {
    id: 'a',
    firstName: 'Bo',
    lastName: 'Ek',
    addressLine1: 'Lilla gatan 2',
    zip: '222 33',
    city: 'Lund',
    country: 'SE',
  },
  {
    id: 'b',
    firstName: 'Anna',
    lastName: 'Ek',
    addressLine1: 'Sjövägen 3',
    addressLine2: 'Lgh 12',
    zip: '111 22',
    city: 'Stockholm',
    country: 'SE',
  },
];

async function customerWithAddresses(options: object) {
  const email = await shop.newCustomer();
  await shop.db
    .updateTable('customer')
    .set({ meta_data: JSON.stringify({ addresses }) })
    .where('email', '=', email)
    .execute();
  const visitor = await newVisitor({
    baseURL: shop.url,
    viewport: { width: 390, height: 844 },
    ...options,
  });
  await signInAs(visitor.page, email);
  return visitor;
}

test.each([true, false])(
  'a saved address is chosen in the checkout, with script: %s',
  async (javaScriptEnabled) => {
    const t = await loadTranslate('sv');
    const { page, leave } = await customerWithAddresses({ javaScriptEnabled, bypassCSP: true });
    await putInCart(page, await findBookInStock('sv'));
    await page.goto(linkTo({ locale: 'sv' }, 'checkout'));
    if (javaScriptEnabled) await untilReady(page);
    const details = page.getByRole('region', { name: t('details.title') });
    await details.getByLabel(t('details.savedAddress')).selectOption('b');
    await details.getByRole('button', { name: t('details.useAddress') }).click();
    await expect.poll(() => page.locator('[name=toStreet]').inputValue()).toBe('Sjövägen 3');
    expect(await page.locator('[name=toStreet2]').inputValue()).toBe('Lgh 12');
    expect(await page.locator('[name=elsewhere]').isChecked()).toBe(true);
    if (javaScriptEnabled) expect(await findViolations(page)).toEqual([]);
    await leave();
  },
);

test('an address is made the default, and another is removed', async () => {
  const t = await loadTranslate('fi');
  const { page, leave } = await customerWithAddresses({});
  await page.goto(linkTo({ locale: 'fi' }, 'account-settings'));
  await untilReady(page);
  const section = page.getByRole('region', { name: t('settings.delivery'), exact: true });
  const address = (text: string) => section.getByRole('group').filter({ hasText: text });
  await address('Sjövägen 3').locator('summary').click();
  await address('Sjövägen 3')
    .getByRole('button', { name: t('settings.makeDefault') })
    .click();
  await section.getByText(t('settings.saved')).waitFor();
  await expect.poll(() => section.locator('summary').first().innerText()).toContain('Sjövägen 3');
  await address('Lilla gatan 2').locator('summary').click();
  await address('Lilla gatan 2')
    .getByRole('button', { name: t('settings.removeAddress') })
    .click();
  // The remaining address, and the form for a new one.
  await expect.poll(() => section.locator('summary').count()).toBe(2);
  expect(await section.innerText()).not.toContain('Lilla gatan 2');
  await leave();
});
