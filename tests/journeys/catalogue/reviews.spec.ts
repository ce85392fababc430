import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#backend/languages/languages.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { isFullRun } from '../../full-run.ts';
import { type AccountShop, openAccountShop } from '../support/account-shop.ts';
import { emailField, newEmail, PASSWORD, passwordField, signInAs } from '../support/customer.ts';
import { findBook } from '../support/find-book.ts';
import { findViolations } from '../support/find-violations.ts';
import { awaitMail } from '../support/mailbox.ts';
import { combinations } from '../support/matrix.ts';
import { loadTranslate, type Translate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

let shop: AccountShop;
beforeAll(async () => {
  shop = await openAccountShop();
});
afterAll(async () => {
  await closeVisitors();
  await shop.stop();
});

/** The path of the newest book. */
async function findBookPath(locale: 'sv' | 'fi', page: Page): Promise<string> {
  await page.goto(linkTo({ locale }, 'news'));
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  return (await link.getAttribute('href')) ?? '/';
}

describe.each(combinations('reviews', ['sv', 'fi'] as const))('a review in %s', (locale) => {
  test('is validated, submitted, and waits for approval', async () => {
    const t = await loadTranslate(locale);
    const visitor = await newVisitor({ baseURL: shop.url });
    const { page } = visitor;
    await signInAs(page, await shop.newCustomer());
    await page.goto(await findBookPath(locale, page));
    await untilReady(page);
    await page.getByText(t('review.moderation')).waitFor();
    await page.getByRole('link', { name: t('review.write') }).click();
    const submit = page.getByRole('button', { name: t('review.submit') });
    await submit.click();
    await page.getByText(t('review.ratingRequired')).waitFor();
    await page.getByRole('radio', { name: t('review.starsCount', { count: 4 }) }).check({ force: true });
    await submit.click();
    await page.getByText(t('review.required')).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('author');
    await page.getByLabel(t('review.name')).fill('Anna');
    await page.getByLabel(t('review.comment')).fill('<b>Bra</b>');
    await submit.click();
    await page.getByText(t('review.thanks')).waitFor();
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test.runIf(isFullRun)('without script leads through sign-in and back to the form', async () => {
    const t = await loadTranslate(locale);
    const visitor = await newVisitor({ baseURL: shop.url, javaScriptEnabled: false });
    const { page } = visitor;
    const email = await shop.newCustomer();
    const book = await findBookPath(locale, page);
    await page.goto(book);
    await page.getByRole('link', { name: t('review.write') }).click();
    await page.getByRole('link', { name: t('review.signIn') }).click();
    const main = page.getByRole('main');
    await emailField(main, t).fill(email);
    await passwordField(main, t).fill(PASSWORD);
    await main.getByRole('button', { name: t('signIn.submit') }).click();
    await page.waitForURL((url) => url.pathname === book && url.search === '?review=write');
    await main.getByRole('button', { name: t('review.submit') }).click();
    await page.getByText(t('review.ratingRequired')).waitFor();
    await page.getByRole('radio', { name: t('review.starsCount', { count: 5 }) }).check({ force: true });
    await page.getByLabel(t('review.name')).fill('Bo');
    await page.getByLabel(t('review.comment')).fill('Fin.');
    await main.getByRole('button', { name: t('review.submit') }).click();
    await page.getByText(t('review.thanks')).waitFor();
    await visitor.leave();
  });
});

describe.each(combinations('reviews', ['sv', 'fi'] as const))('readers in %s', (locale) => {
  const helpfulLabel = (t: Translate) => new RegExp(`^${t('review.helpful')}`);
  const reportLabel = (t: Translate) => new RegExp(t('review.reportLabel', { author: '.+' }));

  test('sort reviews, see verified purchases, and vote once', async () => {
    const t = await loadTranslate(locale);
    const { canonicalUrl, rating } = await findBook(locale, (book) => book.rating.voteCount > 5);
    const visitor = await newVisitor({ baseURL: shop.url });
    const { page } = visitor;
    await page.goto(canonicalUrl);
    await untilReady(page);
    const section = page.locator('#reviews');
    const stars = () =>
      section.locator('article [role=img]').evaluateAll((all) => all.map((one) => one.ariaLabel));
    await section.getByRole('link', { name: t('review.sort.lowest') }).click();
    await page.waitForURL(/reviewSort=lowest/);
    await section.locator('[aria-current=true]', { hasText: t('review.sort.lowest') }).waitFor();
    const lowest = await stars();
    expect(lowest).toEqual(lowest.toSorted());
    await section.getByRole('link', { name: t('review.sort.highest') }).click();
    await section.locator('[aria-current=true]', { hasText: t('review.sort.highest') }).waitFor();
    const highest = await stars();
    expect(highest).toEqual(highest.toSorted().reverse());
    await section.getByText(t('review.verified'), { exact: true }).first().waitFor();
    expect(rating.voteCount).toBeGreaterThan(highest.length);
    const button = section
      .getByRole('article')
      .last()
      .getByRole('button', { name: helpfulLabel(t) });
    await button.click();
    await section
      .getByRole('article')
      .last()
      .locator('button[aria-pressed=true]', { hasText: '(1)' })
      .waitFor();
    // No other review has a vote, so this one is now the most helpful.
    const text = await section.getByRole('article').last().locator('p').last().textContent();
    await section.getByRole('link', { name: t('review.sort.helpful') }).click();
    await section.locator('[aria-current=true]', { hasText: t('review.sort.helpful') }).waitFor();
    const first = section.getByRole('article').first();
    expect(await first.locator('p').last().textContent()).toBe(text);
    await first.locator('button[aria-pressed=true]').click();
    await first.locator('button[aria-pressed=false]').waitFor();
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('report a review, and get a receipt', async () => {
    const t = await loadTranslate(locale);
    const { common, reviewReport } = LANGUAGES[locale].formMessages;
    const { canonicalUrl } = await findBook(locale, (book) => book.rating.voteCount > 5);
    const visitor = await newVisitor({ baseURL: shop.url, bypassCSP: true });
    const { page } = visitor;
    const email = newEmail();
    await page.goto(canonicalUrl);
    const link = page
      .locator('#reviews')
      .getByRole('article')
      .first()
      .getByRole('link', { name: reportLabel(t) });
    await link.click();
    await page.getByRole('heading', { level: 1, name: reviewReport.title }).waitFor();
    await page.getByLabel(reviewReport.fault).selectOption({ label: reviewReport.faults.advertising });
    await page.getByLabel(reviewReport.explanation).fill('Texten är en annons.');
    await page.getByLabel(common.name).fill('Eva Ek');
    await page.getByLabel(common.email).fill(email);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: reviewReport.submit }).click();
    await page.getByText(reviewReport.sent).waitFor();
    expect((await awaitMail(email)).subject).toBe(LANGUAGES[locale].mailMessages.review.reportSubject);
    await visitor.leave();
  });

  test('vote without script, and see it on the page they return to', async () => {
    const t = await loadTranslate(locale);
    const { canonicalUrl } = await findBook(locale, (book) => book.rating.voteCount > 5);
    const visitor = await newVisitor({ baseURL: shop.url, javaScriptEnabled: false });
    const { page } = visitor;
    await page.goto(`${canonicalUrl}?reviewSort=lowest`);
    const vote = page
      .locator('#reviews')
      .getByRole('article')
      .first()
      .getByRole('button', { name: helpfulLabel(t) });
    await vote.click();
    await page.waitForURL(/reviewSort=lowest#review-\d+$/);
    await page.locator('#reviews article').first().locator('button[aria-pressed=true]').click();
    await page.locator('#reviews article').first().locator('button[aria-pressed=false]').waitFor();
    await visitor.leave();
  });
});

test('signing in never redirects to another site', async () => {
  const { page, leave } = await newVisitor({ baseURL: shop.url });
  await signInAs(page, await shop.newCustomer());
  for (const next of ['//evil.example', 'https://evil.example', '/\\\\evil.example']) {
    const response = await page.request.get(`/account/sign-in?${new URLSearchParams({ next })}`);
    expect(new URL(response.url()).origin).toBe(shop.url);
  }
  await leave();
});
