import { expect, test } from 'vitest';
import type { WithdrawalRequest } from '#contract/withdrawal.ts';
import type { ShopSession } from '#storefront/session/shop-session.ts';
import { stateNothing, takeStep } from './withdrawal-step.ts';

const order = {
  orderNumber: '100023',
  placedAt: '2026-11-15T13:05:00Z',
  lines: [
    { place: 0, name: 'Doktor Glas', variant: 'Pocket', quantity: 3 },
    { place: 1, name: 'Gösta Berling', variant: '', quantity: 1 },
  ],
};
const stated = { orderNumber: '100023', email: 'anna@example.se', name: 'Anna Ek' };
const receivedAt = '2026-11-16T08:00:00Z';

/** Somebody whose requests are answered, or refused with a code: all of them, or only the statement itself. */
function sessionWith({ refusal, isRefused = () => true, left = order, earlier = [] }: Answering = {}) {
  const asked: WithdrawalRequest[] = [];
  const session = {
    orderRequest: async (_: string, request: WithdrawalRequest) => {
      asked.push(request);
      return refusal && isRefused(request)
        ? { kind: 'refused', code: refusal }
        : {
            kind: 'answered',
            answer: { order: left, receivedAt: request.confirm ? receivedAt : null, earlier },
          };
    },
  } as unknown as ShopSession;
  return { session, asked };
}

interface Answering {
  refusal?: string;
  isRefused?: (request: WithdrawalRequest) => boolean;
  left?: typeof order;
  earlier?: string[];
}

function posted(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const confirmed = { ...stated, intent: 'confirm' };

test('a link may name the order; all else is asked', () => {
  expect(stateNothing('100023')).toEqual({
    step: 'tell',
    stated: { orderNumber: '100023', email: '', name: '' },
    problems: {},
  });
});

test('what is missing is told by the field, and nobody is asked', async () => {
  const { session, asked } = sessionWith();
  expect(await takeStep(session, posted({ orderNumber: 'x', name: ' ' }))).toMatchObject({
    step: 'tell',
    problems: { orderNumber: 'lookUp.numberInvalid', email: 'field.email', name: 'field.required' },
  });
  expect(asked).toEqual([]);
});

test('the first step shows the order and states nothing', async () => {
  const { session, asked } = sessionWith();
  expect(await takeStep(session, posted({ ...stated, intent: 'show' }))).toEqual({
    step: 'confirm',
    stated,
    order,
    earlier: 0,
  });
  expect(asked).toEqual([{ ...stated, confirm: false }]);
});

test('the second step is the statement', async () => {
  const { session } = sessionWith();
  const form = posted({ ...confirmed, 'line-0': 'on', 'quantity-0': '3', 'line-1': 'on' });
  expect(await takeStep(session, form)).toEqual({ step: 'done', stated, order, receivedAt });
});

test('who changes the details finds them as they were, and nobody is asked', async () => {
  const { session, asked } = sessionWith();
  expect(await takeStep(session, posted({ ...stated, intent: 'change' }))).toEqual({
    step: 'tell',
    stated,
    problems: {},
  });
  expect(asked).toEqual([]);
});

test.each([
  ['some copies', { 'line-0': 'on', 'quantity-0': '2', 'line-1': 'on' }, [2, 1]],
  ['one line of two', { 'line-0': 'on', 'quantity-0': '3' }, [3]],
  ['more copies than were bought', { 'line-0': 'on', 'quantity-0': '99' }, [3]],
  ['a number of copies that is none', { 'line-0': 'on', 'quantity-0': '-1' }, [3]],
  ['all of it', { 'line-0': 'on', 'quantity-0': '3', 'line-1': 'on' }, [3, 1]],
])('what is ticked is stated: %s', async (_, ticked, quantities) => {
  const { session, asked } = sessionWith();
  expect(await takeStep(session, posted({ ...confirmed, ...ticked }))).toMatchObject({ step: 'done' });
  expect(asked.at(-1)).toEqual({
    ...stated,
    lines: quantities.map((quantity, place) => ({ place, quantity })),
    earlier: 0,
    confirm: true,
  });
});

test('who ticks nothing is asked again, and nothing is stated', async () => {
  const { session, asked } = sessionWith();
  expect(await takeStep(session, posted(confirmed))).toMatchObject({
    step: 'confirm',
    chosen: [],
    problem: 'withdraw.some',
  });
  expect(asked.map(({ confirm }) => confirm)).toEqual([false]);
});

test('an unknown order leads back to the fields, with what was typed', async () => {
  const { session } = sessionWith({ refusal: 'UNKNOWN_ORDER' });
  expect(await takeStep(session, posted(confirmed))).toEqual({
    step: 'tell',
    stated,
    problems: {},
    message: 'lookUp.unknown',
  });
});

test('a statement that is refused says so where it was made', async () => {
  const { session } = sessionWith({ refusal: 'LIMIT_EXCEEDED', isRefused: ({ confirm }) => confirm });
  expect(await takeStep(session, posted({ ...confirmed, 'line-1': 'on' }))).toMatchObject({
    step: 'confirm',
    order,
    chosen: [{ place: 1, quantity: 1 }],
    problem: 'withdraw.tooMany',
  });
});

const before = '2026-11-16T07:00:00Z';
const nothing = { ...order, lines: [] };

test('where nothing is left it is told when that came in', async () => {
  const { session, asked } = sessionWith({ left: nothing, earlier: [before, receivedAt] });
  const already = { step: 'already', order: nothing, receivedAt };
  expect(await takeStep(session, posted({ ...stated, intent: 'show' }))).toEqual(already);
  expect(await takeStep(session, posted({ ...confirmed, earlier: '2' }))).toEqual(already);
  expect(asked.some(({ confirm }) => confirm)).toBe(false);
});

test('a form that is sent twice says the same twice, whatever is left by then', async () => {
  const { session, asked } = sessionWith({ left: nothing, earlier: [before] });
  const form = posted({ ...confirmed, earlier: '0', 'line-0': 'on', 'quantity-0': '2', 'line-1': 'on' });
  expect(await takeStep(session, form)).toMatchObject({ step: 'done', receivedAt });
  expect(asked.at(-1)).toMatchObject({
    lines: [
      { place: 0, quantity: 2 },
      { place: 1, quantity: 1 },
    ],
    earlier: 0,
  });
});

test('what was withdrawn from in another tab is told, with what is left', async () => {
  const left = { ...order, lines: order.lines.slice(1) };
  const { session } = sessionWith({
    refusal: 'ALREADY_WITHDRAWN',
    isRefused: ({ confirm }) => confirm,
    left,
    earlier: [before],
  });
  expect(await takeStep(session, posted({ ...confirmed, earlier: '0', 'line-0': 'on' }))).toMatchObject({
    step: 'confirm',
    order: left,
    earlier: 1,
    problem: 'withdraw.taken',
  });
});
