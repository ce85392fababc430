import { expect, test } from 'vitest';
import type { WithdrawalRequest } from '#contract/order/withdrawal.ts';
import { formWith } from '#storefront/forms/form.fixture.ts';
import type { ShopSession } from '#storefront/session/shop-session.ts';
import { initialStep, submitStep } from './withdrawal-step.ts';

const order = {
  orderNumber: '100023',
  placedAt: '2026-11-15T13:05:00Z',
  lines: [
    { place: 0, name: 'Doktor Glas', variant: 'Pocket', quantity: 3 },
    { place: 1, name: 'Gösta Berling', variant: '', quantity: 1 },
  ],
};
const statement = { orderNumber: '100023', email: 'anna@example.se', name: 'Anna Ek' };
const receivedAt = '2026-11-16T08:00:00Z';
const dueBy = '2026-11-30';

/** A session whose requests succeed, or fail with an error code: all of them, or only the confirmation. */
function sessionWith({
  errorCode,
  isRejected = () => true,
  remaining = order,
  earlier = [],
}: FakeResponses = {}) {
  const requests: WithdrawalRequest[] = [];
  const session = {
    sendOrderRequest: async (_: string, request: WithdrawalRequest) => {
      requests.push(request);
      return errorCode && isRejected(request)
        ? { kind: 'rejected', code: errorCode }
        : {
            kind: 'accepted',
            result: {
              order: remaining,
              excluded: [],
              receivedAt: request.confirm ? receivedAt : null,
              dueBy: request.confirm ? dueBy : null,
              earlier,
            },
          };
    },
  } as unknown as ShopSession;
  return { session, requests };
}

interface FakeResponses {
  errorCode?: string;
  isRejected?: (request: WithdrawalRequest) => boolean;
  remaining?: typeof order;
  earlier?: string[];
}

const confirmed = { ...statement, intent: 'confirm' };

test('a link may name the order; the other fields are empty', () => {
  expect(initialStep({ orderNumber: '100023', email: '', name: '' })).toEqual({
    step: 'identify',
    statement: { orderNumber: '100023', email: '', name: '' },
    fieldErrors: {},
  });
});

test('missing fields have field errors, without a request', async () => {
  const { session, requests } = sessionWith();
  expect(await submitStep(session, formWith({ orderNumber: 'x', name: ' ' }))).toMatchObject({
    step: 'identify',
    fieldErrors: { orderNumber: 'lookUp.numberInvalid', email: 'field.email', name: 'field.required' },
  });
  expect(requests).toEqual([]);
});

test('the first step shows the order and withdraws nothing', async () => {
  const { session, requests } = sessionWith();
  expect(await submitStep(session, formWith({ ...statement, intent: 'show' }))).toEqual({
    step: 'confirm',
    statement,
    order,
    excluded: [],
    earlier: 0,
  });
  expect(requests).toEqual([{ ...statement, confirm: false }]);
});

test('the second step withdraws', async () => {
  const { session } = sessionWith();
  const form = formWith({ ...confirmed, 'line-0': 'on', 'quantity-0': '3', 'line-1': 'on' });
  expect(await submitStep(session, form)).toEqual({
    step: 'done',
    statement,
    order,
    receivedAt,
    dueBy,
    isNothingToReturn: false,
    isUnmatched: false,
  });
});

test('going back shows the details as they were, without a request', async () => {
  const { session, requests } = sessionWith();
  expect(await submitStep(session, formWith({ ...statement, intent: 'change' }))).toEqual({
    step: 'identify',
    statement,
    fieldErrors: {},
  });
  expect(requests).toEqual([]);
});

test.each([
  ['some copies', { 'line-0': 'on', 'quantity-0': '2', 'line-1': 'on' }, [2, 1]],
  ['one line of two', { 'line-0': 'on', 'quantity-0': '3' }, [3]],
  ['a quantity above the line’s', { 'line-0': 'on', 'quantity-0': '99' }, [3]],
  ['an invalid quantity', { 'line-0': 'on', 'quantity-0': '-1' }, [3]],
  ['all of it', { 'line-0': 'on', 'quantity-0': '3', 'line-1': 'on' }, [3, 1]],
])('ticked lines are withdrawn: %s', async (_, ticked, quantities) => {
  const { session, requests } = sessionWith();
  expect(await submitStep(session, formWith({ ...confirmed, ...ticked }))).toMatchObject({ step: 'done' });
  expect(requests.at(-1)).toEqual({
    ...statement,
    lines: quantities.map((quantity, index) => ({ place: index, quantity })),
    earlier: 0,
    confirm: true,
    receiptEmail: statement.email,
  });
});

test('an empty selection is an error, and nothing is withdrawn', async () => {
  const { session, requests } = sessionWith();
  expect(await submitStep(session, formWith(confirmed))).toMatchObject({
    step: 'confirm',
    selection: [],
    error: 'withdraw.selectionRequired',
  });
  expect(requests.map(({ confirm }) => confirm)).toEqual([false]);
});

test('an unknown order leads back to the fields with their values', async () => {
  const { session } = sessionWith({ errorCode: 'UNKNOWN_ORDER' });
  expect(await submitStep(session, formWith(confirmed))).toEqual({
    step: 'identify',
    statement,
    fieldErrors: {},
    message: 'lookUp.unknown',
  });
});

test('a statement about an unknown order is sent all the same, with the language of the page', async () => {
  const { session, requests } = sessionWith({
    errorCode: 'UNKNOWN_ORDER',
    isRejected: ({ unmatched }) => !unmatched,
  });
  const scope = { marketId: 'se', languageId: 'sv-SE' };
  expect(await submitStep(session, formWith({ ...statement, intent: 'send' }), scope)).toMatchObject({
    step: 'done',
    receivedAt,
  });
  expect(requests.at(-1)).toEqual({ ...statement, confirm: true, unmatched: scope });
});

test('the receipt goes to another address on request', async () => {
  const { session, requests } = sessionWith();
  const form = formWith({ ...confirmed, 'line-1': 'on', receiptEmail: 'new@example.se' });
  expect(await submitStep(session, form)).toMatchObject({ statement: { email: 'new@example.se' } });
  expect(requests.at(-1)).toMatchObject({ email: statement.email, receiptEmail: 'new@example.se' });
});

test('a rejected confirmation keeps the selection and has an error', async () => {
  const { session } = sessionWith({ errorCode: 'RATE_LIMITED', isRejected: ({ confirm }) => confirm });
  expect(await submitStep(session, formWith({ ...confirmed, 'line-1': 'on' }))).toMatchObject({
    step: 'confirm',
    order,
    selection: [{ place: 1, quantity: 1 }],
    error: 'withdraw.tooMany',
  });
});

const earlierReceipt = '2026-11-16T07:00:00Z';
const emptyOrder = { ...order, lines: [] };

test('without remaining lines the date of the last statement is shown', async () => {
  const { session, requests } = sessionWith({ remaining: emptyOrder, earlier: [earlierReceipt, receivedAt] });
  const already = { step: 'already', order: emptyOrder, receivedAt };
  expect(await submitStep(session, formWith({ ...statement, intent: 'show' }))).toEqual(already);
  expect(await submitStep(session, formWith({ ...confirmed, earlier: '2' }))).toEqual(already);
  expect(requests.some(({ confirm }) => confirm)).toBe(false);
});

test('a form that is posted twice sends the same request twice', async () => {
  const { session, requests } = sessionWith({ remaining: emptyOrder, earlier: [earlierReceipt] });
  const form = formWith({ ...confirmed, earlier: '0', 'line-0': 'on', 'quantity-0': '2', 'line-1': 'on' });
  expect(await submitStep(session, form)).toMatchObject({ step: 'done', receivedAt });
  expect(requests.at(-1)).toMatchObject({
    lines: [
      { place: 0, quantity: 2 },
      { place: 1, quantity: 1 },
    ],
    earlier: 0,
  });
});

test('a withdrawal in another tab is an error with the remaining lines', async () => {
  const remaining = { ...order, lines: order.lines.slice(1) };
  const { session } = sessionWith({
    errorCode: 'ALREADY_WITHDRAWN',
    isRejected: ({ confirm }) => confirm,
    remaining,
    earlier: [earlierReceipt],
  });
  expect(await submitStep(session, formWith({ ...confirmed, earlier: '0', 'line-0': 'on' }))).toMatchObject({
    step: 'confirm',
    order: remaining,
    earlier: 1,
    error: 'withdraw.partlyWithdrawn',
  });
});
