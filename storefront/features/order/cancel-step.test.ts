import { expect, test } from 'vitest';
import type { CancellationRequest } from '#contract/order-requests.ts';
import type { Customer } from '#storefront/session/customer.ts';
import type { ShopSession } from '#storefront/session/shop-session.ts';
import { beginCancelling, takeCancelStep } from './cancel-step.ts';

const order = { orderNumber: '100023', publicId: 'p', placedAt: '2026-11-15T13:05:00Z', lines: [] };
const customer = { name: 'anna@example.se' } as Customer;

/** Somebody whose requests are answered so, or refused with a code. */
function sessionWith(given: { customer?: Customer; refusal?: string }) {
  const asked: CancellationRequest[] = [];
  const session = {
    customer: () => given.customer,
    orderRequest: async (_: string, request: CancellationRequest) => {
      asked.push(request);
      return given.refusal
        ? { kind: 'refused', code: given.refusal }
        : { kind: 'answered', answer: { order, isCancelled: request.confirm } };
    },
  } as unknown as ShopSession;
  return { session, asked };
}

function posted(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('A customer is asked at once whether they mean it, and nothing is done', async () => {
  const { session, asked } = sessionWith({ customer });
  expect(await beginCancelling(session, '100023')).toMatchObject({ step: 'confirm', order });
  expect(asked).toEqual([{ orderNumber: '100023', confirm: false }]);
});

test('A guest, and whoever ordered without signing in, tells number and address', async () => {
  const guest = sessionWith({});
  expect(await beginCancelling(guest.session, '100023')).toMatchObject({
    step: 'tell',
    named: { orderNumber: '100023', email: '' },
  });
  expect(guest.asked).toEqual([]);
  const other = sessionWith({ customer, refusal: 'UNKNOWN_ORDER' });
  expect(await beginCancelling(other.session, '100023')).toEqual({
    step: 'tell',
    named: { orderNumber: '100023', email: '' },
    problems: {},
  });
});

test('Where only the server can ask, the form is shown', async () => {
  const { session } = sessionWith({ customer });
  const { orderRequest: _, ...inBrowser } = session;
  expect(await beginCancelling(inBrowser, '100023')).toMatchObject({ step: 'tell' });
});

test('Only the second step cancels', async () => {
  const { session, asked } = sessionWith({});
  const named = { orderNumber: '100023', email: 'anna@example.se' };
  expect(await takeCancelStep(session, posted({ ...named, intent: 'show' }))).toMatchObject({
    step: 'confirm',
  });
  expect(await takeCancelStep(session, posted({ ...named, intent: 'confirm' }))).toEqual({
    step: 'done',
    order,
  });
  expect(asked.map(({ confirm }) => confirm)).toEqual([false, true]);
});

test('What is missing is told by the field, and a parcel that has left in words', async () => {
  const { session, asked } = sessionWith({});
  expect(await takeCancelStep(session, posted({ intent: 'confirm' }))).toMatchObject({
    step: 'tell',
    problems: { orderNumber: 'lookUp.numberInvalid', email: 'field.email' },
  });
  expect(asked).toEqual([]);
  const late = sessionWith({ customer, refusal: 'ORDER_STATE' });
  expect(await takeCancelStep(late.session, posted({ orderNumber: '100023' }))).toMatchObject({
    step: 'tell',
    message: 'cancelOrder.tooLate',
  });
});
