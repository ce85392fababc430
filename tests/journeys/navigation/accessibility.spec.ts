import { afterAll, describe, test } from 'vitest';
import { demoLanguages } from '#demo/languages.ts';
import { isFullRun } from '../../full-run.ts';
import { checkScreen } from '../support/screens/check-screen.ts';
import { SCREEN_STATES } from '../support/screens/screen-states.ts';
import { closeVisitors } from '../support/visitor.ts';

afterAll(closeVisitors);

describe.each(isFullRun ? demoLanguages : (['sv'] as const))(
  'no accessibility violation and no horizontal overflow in %s',
  (locale) => {
    test.concurrent.each(SCREEN_STATES)('$name', async (state) => {
      await checkScreen(state, locale, { checksDesktop: true });
    });
  },
);
