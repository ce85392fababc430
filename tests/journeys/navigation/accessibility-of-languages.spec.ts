import { afterAll, describe, test } from 'vitest';
import { type DemoLanguage, demoLanguages } from '#demo/languages.ts';
import { isFullRun } from '../../full-run.ts';
import { checkScreen } from '../support/screens/check-screen.ts';
import { SCREEN_STATES } from '../support/screens/screen-states.ts';
import { closeVisitors } from '../support/visitor.ts';

/** The screens with the most text; a full run checks all. */
const textScreens = new Set([
  'home',
  'category',
  'product',
  'terms',
  'customer-service',
  'delivery-and-payment',
  'checkout-errors',
  'withdrawal',
  'account-settings-errors',
  'create-account',
  'market-panel',
  'mini-cart',
]);

const states = isFullRun ? SCREEN_STATES : SCREEN_STATES.filter(({ name }) => textScreens.has(name));
/** Swedish is in accessibility.spec.ts. Finnish has the longest words. */
const languages: DemoLanguage[] = isFullRun ? demoLanguages.filter((locale) => locale !== 'sv') : ['fi'];

afterAll(closeVisitors);

describe.each(languages)('no accessibility violation and no horizontal overflow in %s', (locale) => {
  test.concurrent.each(states)('$name', async (state) => {
    await checkScreen(state, locale, { checksAppearance: isFullRun });
  });
});
