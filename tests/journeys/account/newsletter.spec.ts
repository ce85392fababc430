import { afterAll, describe, expect, test } from 'vitest';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { newEmail } from '../support/customer.ts';
import { awaitMail } from '../support/mailbox.ts';
import { combinations } from '../support/matrix.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeVisitors);

describe.each(
  combinations('newsletter', [
    ['sv', true],
    ['fi', true],
    ['da', false],
  ] as const),
)('in %s, with script: %s', (locale, javaScriptEnabled) => {
  test('subscribes in the footer, confirms by mail, and unsubscribes by mail', async () => {
    const t = await loadTranslate(locale);
    const visitor = await newVisitor({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    const { page } = visitor;
    const ready = async () => javaScriptEnabled && (await untilReady(page));
    const main = page.getByRole('main');
    const email = newEmail();
    await page.goto(linkTo({ locale }, 'news'));
    await ready();
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox', { name: t('signIn.email') }).fill(email);
    await footer.getByRole('button', { name: t('newsletter.submit') }).click();
    await main.getByText(t('newsletter.confirmationSent')).waitFor();

    await page.goto((await awaitMail(email)).links[0] ?? '');
    await ready();
    await main.getByRole('button', { name: t('newsletterConfirm.submit') }).click();
    await main.getByText(t('newsletterConfirm.done')).waitFor();
    expect(page.url()).not.toContain('key');

    await page.goto((await awaitMail(email, 2)).links[0] ?? '');
    await ready();
    await main.getByRole('button', { name: t('newsletterEnd.submit') }).click();
    await main.getByText(t('newsletterEnd.done')).waitFor();
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });
});

test('an invalid address keeps the input; an expired link leads to a new request', async () => {
  const t = await loadTranslate('sv');
  const visitor = await newVisitor();
  const { page } = visitor;
  const main = page.getByRole('main');
  await page.goto(linkTo({ locale: 'sv' }, 'newsletter'));
  await untilReady(page);
  await main.getByRole('textbox').fill('anna@');
  await main.getByRole('button', { name: t('newsletter.submit') }).click();
  await main.getByText(t('field.email')).waitFor();
  expect(await main.getByRole('textbox').inputValue()).toBe('anna@');

  await page.goto('/newsletter/confirm?key=made-up');
  await main.getByRole('button', { name: t('newsletterConfirm.submit') }).click();
  await main.getByText(t('newsletterConfirm.expired')).waitFor();
  await main.getByRole('link', { name: t('newsletterConfirm.subscribeAgain') }).click();
  await page.waitForURL('**/newsletter');
  expect((await page.goto('/newsletter/no-such-step'))?.status()).toBe(404);
  await visitor.leave();
});
