import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSharedShop, type SharedShop, untilServed } from '../support/editable-shop.ts';
import { importPage } from '../support/every-widget-page.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

let shop: SharedShop;
beforeAll(async () => {
  shop = await openSharedShop();
  const fields = [
    { name: 'email', label: 'Din e-post', type: 'email', isRequired: true },
    { name: 'message', label: 'Vad gäller det?', type: 'textarea', isRequired: true },
  ];
  const json = {
    title: 'Fråga oss',
    sendFormToEmail: 'disk@kvarto.example',
    submitText: 'Fråga',
    thanksText: 'Tack, vi svarar.',
    fields,
  };
  const contactPage = {
    key: 'ask-us',
    page: { sv: { alias: 'fraga-oss', title: 'Fråga oss' } },
    containers: [{ name: 'form', widgets: [{ name: 'JSON', settings: { templateName: 'form', json } }] }],
  };
  await importPage(shop.db, contactPage);
});
afterAll(async () => {
  await closeVisitors();
  await shop.stop();
});

describe.each([true, false])('with script: %s', (javaScriptEnabled) => {
  test('sends the form of a content page by mail, and thanks the visitor', async () => {
    const visitor = await newVisitor({
      baseURL: shop.url,
      javaScriptEnabled,
      viewport: { width: 390, height: 844 },
    });
    const { page } = visitor;
    await untilServed(`${shop.url}/fraga-oss`);
    await page.goto('/fraga-oss');
    if (javaScriptEnabled) await untilReady(page);
    const main = page.getByRole('main');
    const question = `Har ni öppet? ${javaScriptEnabled}`;
    await main.getByLabel('Din e-post').fill('anna@example.se');
    await main.getByLabel('Vad gäller det?').fill(question);
    await main.getByRole('button', { name: 'Fråga' }).click();
    await main.getByText('Tack, vi svarar.').waitFor();
    const mails = await shop.db
      .selectFrom('mail_outbox')
      .select(['recipient', 'payload'])
      .where('kind', '=', 'content-form')
      .execute();
    const mail = mails.find(({ payload }) => JSON.stringify(payload).includes(question));
    expect(mail?.recipient).toBe('disk@kvarto.example');
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });
});
