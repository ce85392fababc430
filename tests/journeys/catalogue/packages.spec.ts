import { afterAll, describe, expect, test } from 'vitest';
import { openCheckout } from '../support/cart-actions.ts';
import { findBook } from '../support/find-book.ts';
import { openCart } from '../support/header.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeVisitors);

const t = await loadTranslate('sv');
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };
/** A package of the demo shop with one book to select for each of two days. */
const findPackage = () => findBook('sv', ({ type, name }) => type === 'package' && name === 'En deckarhelg');

describe('a package', () => {
  test('is selected, added, changed and removed as one line, and the removal is undone', async () => {
    const bookPackage = await findPackage();
    const visitor = await newVisitor(desktop);
    const { page } = visitor;
    await page.goto(bookPackage.canonicalUrl);
    await untilReady(page);
    const saturday = page.getByRole('combobox', { name: 'Lördag' });
    const preselected = await saturday.inputValue();
    const [another] = await saturday
      .locator('option:enabled')
      .evaluateAll(
        (options, current) =>
          (options as HTMLOptionElement[])
            .map(({ value, text }) => ({ value, text }))
            .filter(({ value }) => value.split('.')[0] !== current.split('.')[0]),
        preselected,
      );
    if (!another) throw new Error('The package has no second option for Saturday.');
    await saturday.selectOption(another.value);
    await page
      .getByRole('article')
      .getByRole('button', { name: t('product.addToCart') })
      .first()
      .click();
    await page
      .getByRole('region', { name: t('cart.inCart') })
      .getByText(bookPackage.name)
      .first()
      .waitFor();

    const cart = await openCart(page, t);
    const row = cart.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: t('cart.package', { name: bookPackage.name }), exact: true }),
    });
    const selectedTitle = another.text.split(' · ')[0] ?? '';
    await row.getByRole('heading', { name: selectedTitle, exact: true }).waitFor();
    await row
      .getByRole('button', { name: t('cart.moreOf', { name: bookPackage.name }), exact: true })
      .click();
    await row
      .getByText(t('product.copies', { count: 2 }), { exact: true })
      .first()
      .waitFor();
    await row
      .getByRole('button', { name: t('cart.removeOf', { name: bookPackage.name }), exact: true })
      .click();
    await row.waitFor({ state: 'detached' });
    await cart.getByRole('button', { name: t('cart.undo') }).click();
    await row
      .getByText(t('product.copies', { count: 2 }), { exact: true })
      .first()
      .waitFor();
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('is added and removed without script', async () => {
    const bookPackage = await findPackage();
    const visitor = await newVisitor({ ...phone, javaScriptEnabled: false });
    const { page } = visitor;
    await page.goto(bookPackage.canonicalUrl);
    await page
      .getByRole('button', { name: t('product.addToCart') })
      .first()
      .click();
    await page.getByText(t('product.added')).first().waitFor();
    const cart = await openCheckout(page, 'sv');
    await cart.getByRole('heading', { name: t('cart.package', { name: bookPackage.name }) }).waitFor();
    await cart
      .getByRole('button', { name: t('cart.removeOf', { name: bookPackage.name }), exact: true })
      .click();
    await page.getByText(t('cart.empty')).waitFor();
    await visitor.leave();
  });
});
