import { afterAll, describe, test } from 'vitest';
import { checkScreen } from '../support/screens/check-screen.ts';
import { SCREEN_STATES } from '../support/screens/screen-states.ts';
import { closeVisitors } from '../support/visitor.ts';

afterAll(closeVisitors);

describe('no accessibility violation and no horizontal overflow in Swedish', () => {
  test.concurrent.each(SCREEN_STATES)('$name', async (state) => {
    await checkScreen(state, 'sv', { checksAppearance: true });
  });
});
