import { expect, test } from 'vitest';
import type { CancellationRequest } from '#contract/order/order-requests.ts';
import { formWith } from '#storefront/forms/form.fixture.ts';
import type { Customer } from '#storefront/session/auth/customer.ts';
import type { ShopSession } from '#storefront/session/shop-session.ts';
import { startCancellation, submitCancelStep } from './cancel-step.ts';

const order = { orderNumber: '100023', publicId: 'p', placedAt: '2026-11-15T13:05:00Z', lines: [] };
const customer = { name: 'anna@example.se' } as Customer;

/** A session whose requests succeed, or fail with an error code. */
function sessionWith({ customer, errorCode }: { customer?: Customer; errorCode?: string }) {
  const requests: CancellationRequest[] = [];
  const session = {
    customer: () => customer,
    sendOrderRequest: async (_: string, request: CancellationRequest) => {
      requests.push(request);
      return errorCode
        ? { kind: 'rejected', code: errorCode }
        : { kind: 'accepted', result: { order, isCancelled: request.confirm } };
    },
  } as unknown as ShopSession;
  return { session, requests };
}

test('a customer starts with the confirmation, and nothing is cancelled yet', async () => {
  const { session, requests } = sessionWith({ customer });
  expect(await startCancellation(session, '100023')).toMatchObject({ step: 'confirm', order });
  expect(requests).toEqual([{ orderNumber: '100023', confirm: false }]);
});

test('a guest, and a customer who ordered as a guest, identify the order first', async () => {
  const guest = sessionWith({});
  expect(await startCancellation(guest.session, '100023')).toMatchObject({
    step: 'identify',
    orderReference: { orderNumber: '100023', email: '' },
  });
  expect(guest.requests).toEqual([]);
  const other = sessionWith({ customer, errorCode: 'UNKNOWN_ORDER' });
  expect(await startCancellation(other.session, '100023')).toEqual({
    step: 'identify',
    orderReference: { orderNumber: '100023', email: '' },
    fieldErrors: {},
  });
});

test('the browser, which cannot send requests about orders, shows the form', async () => {
  const { session } = sessionWith({ customer });
  const { sendOrderRequest: _, ...inBrowser } = session;
  expect(await startCancellation(inBrowser, '100023')).toMatchObject({ step: 'identify' });
});

test('only the second step cancels', async () => {
  const { session, requests } = sessionWith({});
  const orderReference = { orderNumber: '100023', email: 'anna@example.se' };
  expect(await submitCancelStep(session, formWith({ ...orderReference, intent: 'show' }))).toMatchObject({
    step: 'confirm',
  });
  expect(await submitCancelStep(session, formWith({ ...orderReference, intent: 'confirm' }))).toEqual({
    step: 'done',
    order,
  });
  expect(requests.map(({ confirm }) => confirm)).toEqual([false, true]);
});

test('missing fields have field errors, and a shipped order has a message', async () => {
  const { session, requests } = sessionWith({});
  expect(await submitCancelStep(session, formWith({ intent: 'confirm' }))).toMatchObject({
    step: 'identify',
    fieldErrors: { orderNumber: 'lookUp.numberInvalid', email: 'field.email' },
  });
  expect(requests).toEqual([]);
  const late = sessionWith({ customer, errorCode: 'ORDER_STATE' });
  expect(await submitCancelStep(late.session, formWith({ orderNumber: '100023' }))).toMatchObject({
    step: 'identify',
    message: 'cancelOrder.tooLate',
  });
});
