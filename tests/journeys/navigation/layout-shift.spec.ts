import { afterAll, describe, test } from 'vitest';
import { expectNoShift, recordShifts } from '../support/layout-shift.ts';
import { combinations } from '../support/matrix.ts';
import { loadTranslate } from '../support/messages.ts';
import { desktop, phone } from '../support/screens/check-screen.ts';
import { SCREEN_STATES, type ScreenState, visit } from '../support/screens/screen-states.ts';
import { closeVisitors, newVisitor } from '../support/visitor.ts';

afterAll(closeVisitors);

const sizes = [
  { size: 'a phone', viewport: phone },
  { size: 'a desktop', viewport: desktop },
];

describe.each(['home', 'category', 'category-filtered', 'search', 'product'])(
  'while %s loads with its pictures',
  (name) => {
    test.each(combinations(`shifts of ${name}`, sizes))(
      'the layout does not shift on $size',
      async ({ viewport }) => {
        const visitor = await newVisitor({ viewport, images: true });
        const { page } = visitor;
        await page.addInitScript(recordShifts);
        await visit(page, stateOf(name), 'sv', await loadTranslate('sv'));
        await page.waitForLoadState('networkidle');
        await expectNoShift(page);
        await visitor.leave();
      },
    );
  },
);

test.each(['home', 'category', 'product'])(
  'the layout of %s does not shift on a slow connection',
  async (name) => {
    const visitor = await newVisitor({ viewport: phone, hasTouch: true });
    const { page } = visitor;
    const connection = await page.context().newCDPSession(page);
    await connection.send('Network.enable');
    await connection.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 300,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await page.addInitScript(recordShifts);
    await visit(page, stateOf(name), 'sv', await loadTranslate('sv'));
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    await expectNoShift(page);
    await visitor.leave();
  },
);

function stateOf(name: string): ScreenState {
  const state = SCREEN_STATES.find((candidate) => candidate.name === name);
  if (!state) throw new Error(`There is no screen state ${name}.`);
  return state;
}
