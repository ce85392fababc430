import { afterAll, describe, expect, test } from 'vitest';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { openCart, openCheckout } from '../support/cart-actions.ts';
import { findBook } from '../support/find-book.ts';
import { closeBrowser, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeBrowser);

const t = await loadTranslate('sv');
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };
/** The demo shop's weekend of crime: a book to choose for each of two days. */
const aWeekend = () => findBook('sv', ({ type, name }) => type === 'package' && name === 'En deckarhelg');

describe('a set of books', () => {
  test('is put together, bought, counted and removed as a whole, and comes back', async () => {
    const set = await aWeekend();
    const visitor = await newVisitor(desktop);
    const { page } = visitor;
    await page.goto(set.canonicalUrl);
    await untilReady(page);
    const saturday = page.getByRole('combobox', { name: 'Lördag' });
    const proposed = await saturday.inputValue();
    const [another] = await saturday
      .locator('option:enabled')
      .evaluateAll(
        (options, now) =>
          (options as HTMLOptionElement[])
            .map(({ value, text }) => ({ value, text }))
            .filter(({ value }) => value.split('.')[0] !== now.split('.')[0]),
        proposed,
      );
    if (!another) throw new Error('There is a choice.');
    await saturday.selectOption(another.value);
    await page
      .getByRole('article')
      .getByRole('button', { name: t('product.addToCart') })
      .first()
      .click();
    await page
      .getByRole('region', { name: t('cart.inCart') })
      .getByText(set.name)
      .first()
      .waitFor();

    const cart = await openCart(page, t);
    const row = cart.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: t('cart.package', { name: set.name }), exact: true }),
    });
    const chosen = another.text.split(' · ')[0] ?? '';
    await row.getByRole('heading', { name: chosen, exact: true }).waitFor();
    await row.getByRole('button', { name: t('cart.moreOf', { name: set.name }), exact: true }).click();
    await row
      .getByText(t('product.copies', { count: 2 }), { exact: true })
      .first()
      .waitFor();
    await row.getByRole('button', { name: t('cart.removeOf', { name: set.name }), exact: true }).click();
    await row.waitFor({ state: 'detached' });
    await cart.getByRole('button', { name: t('cart.undo') }).click();
    await row
      .getByText(t('product.copies', { count: 2 }), { exact: true })
      .first()
      .waitFor();
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('is put together and bought without script', async () => {
    const set = await aWeekend();
    const visitor = await newVisitor({ ...phone, javaScriptEnabled: false });
    const { page } = visitor;
    await page.goto(set.canonicalUrl);
    await page
      .getByRole('button', { name: t('product.addToCart') })
      .first()
      .click();
    await page.getByText(t('product.added')).first().waitFor();
    const cart = await openCheckout(page, 'sv');
    await cart.getByRole('heading', { name: t('cart.package', { name: set.name }) }).waitFor();
    await cart.getByRole('button', { name: t('cart.removeOf', { name: set.name }), exact: true }).click();
    await page.getByText(t('cart.empty')).waitFor();
    await visitor.leave();
  });
});
