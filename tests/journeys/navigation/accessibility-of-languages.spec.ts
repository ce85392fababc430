import { afterAll, describe, test } from 'vitest';
import { demoLanguages } from '#demo/languages.ts';
import { isFullRun } from '../../full-run.ts';
import { checkScreen } from '../support/screens/check-screen.ts';
import { SCREEN_STATES } from '../support/screens/screen-states.ts';
import { closeVisitors } from '../support/visitor.ts';

/** The screens with the most text. */
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

const states = SCREEN_STATES.filter(({ name }) => textScreens.has(name));
const otherLanguages = demoLanguages.filter((locale) => locale !== 'sv');

afterAll(closeVisitors);

// A full run has all screens of all languages in accessibility.spec.ts.
describe.skipIf(isFullRun).each(otherLanguages)(
  'no accessibility violation and no horizontal overflow on the screens with the most text in %s',
  (locale) => {
    test.concurrent.each(states)('$name', async (state) => {
      await checkScreen(state, locale, { checksDesktop: false });
    });
  },
);
