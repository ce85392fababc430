import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { cancelOrder } from '#backend/features/order/cancellation/cancel-order.ts';
import { resendConfirmation } from '#backend/features/order/mail/resend-confirmation.ts';
import { captureOrder } from '#backend/features/order/management/capture-order.ts';
import { changeOrderState } from '#backend/features/order/management/change-order-state.ts';
import { inspectOrder } from '#backend/features/order/management/inspect-order.ts';
import { listOrders } from '#backend/features/order/management/list-orders.ts';
import { markOrder } from '#backend/features/order/management/mark-order.ts';
import { shipOrder } from '#backend/features/order/management/ship-order.ts';
import { refundOrder } from '#backend/features/order/refund/refund-order.ts';
import { ORDER_STATES } from '#contract/order/order-states.ts';
import { ORDER_MILESTONES } from '#contract/order/timeline-requests.ts';
import { describeOrder } from '../output/describe-order.ts';
import { formatMoney } from '../output/format-money.ts';
import { formatMinute, rowLines } from '../output/print-rows.ts';
import { collect, oneOf, parseWholeNumber, wholeNumberBetween } from './argument-parsers.ts';
import { withOrders } from './desk/order-access.ts';
import type { Terminal } from './terminal.ts';

const maxListed = 1000;
const states = `one of ${ORDER_STATES.join(', ')}`;

/** `npm run shop -- orders`: the same use cases as the API's. */
export function ordersCommand(terminal: Terminal): Command {
  const orders = new Command('orders').description(
    'List and inspect orders; change state, capture, ship, cancel, refund.',
  );
  addListCommand(orders, terminal);
  addShowCommand(orders, terminal);
  addStateCommands(orders, terminal);
  addMoneyCommands(orders, terminal);
  return orders;
}

function addListCommand(orders: Command, terminal: Terminal): void {
  orders
    .command('list')
    .description('List orders, newest first.')
    .option('--state <state>', states, oneOf(ORDER_STATES))
    .option('--email <address>', 'orders of this customer or guest')
    .option('--limit <n>', 'how many orders', wholeNumberBetween(1, maxListed), 20)
    .option('--json', 'print JSON')
    .action(({ json, ...filter }) =>
      withOrders(terminal, async ({ db }) => {
        const header = ['ORDER', 'PLACED', 'STATE', 'TOTAL', 'EMAIL'];
        return rowLines(await listOrders(db, filter), json, header, (order) => [
          String(order.order_id),
          formatMinute(order.placed_at),
          order.state,
          formatMoney(order.total_inc_vat, order.currency_code),
          order.email,
        ]);
      }),
    );
}

function addShowCommand(orders: Command, terminal: Terminal): void {
  orders
    .command('show')
    .description('Show an order with its lines, amounts, refunds and events.')
    .argument('<number>', 'order number', parseWholeNumber)
    .option('--json', 'print JSON')
    .action((orderId, { json }) =>
      withOrders(terminal, async ({ db }) => {
        const order = await inspectOrder(db, orderId);
        return json ? [JSON.stringify(order, null, 2)] : describeOrder(order);
      }),
    );
}

function addStateCommands(orders: Command, terminal: Terminal): void {
  orders
    .command('move')
    .description('Change the state of an order.')
    .argument('<number>', 'order number', parseWholeNumber)
    .argument('<state>', states, oneOf(ORDER_STATES))
    .option('--note <text>', 'recorded with the change', '')
    .action((orderId, to, { note }) =>
      withOrders(terminal, async (services) => {
        await changeOrderState(services, orderId, { to, actor: 'merchant', note });
        return [`Order ${orderId} is now ${to}.`];
      }),
    );
  orders
    .command('ship')
    .description('Complete an order: capture the payment if it is still authorised, and mail the customer.')
    .argument('<number>', 'order number', parseWholeNumber)
    .option('--parcel <number>', 'parcel number')
    .option('--link <url>', 'tracking link')
    .option('--before-publication', 'ship books whose day of publication has not come')
    .option('--note <text>', 'recorded with the change', '')
    .action((orderId, { parcel, link, beforePublication, note }) =>
      withOrders(terminal, async (services) => {
        const shipment = { parcelNumber: parcel ?? null, trackingLink: link ?? null };
        const isBeforePublication = beforePublication ?? false;
        await shipOrder(services, orderId, { ...shipment, isBeforePublication, note, actor: 'merchant' });
        return [`Shipped order ${orderId}; the customer gets a mail.`];
      }),
    );
  orders
    .command('mark')
    .description('Record a step that the customer sees in the timeline of the order.')
    .argument('<number>', 'order number', parseWholeNumber)
    .argument('<step>', `one of ${ORDER_MILESTONES.join(', ')}`, oneOf(ORDER_MILESTONES))
    .action((orderId, step) =>
      withOrders(terminal, async (services) => {
        await markOrder(services, orderId, step);
        return [`Order ${orderId} is marked as ${step}.`];
      }),
    );
  orders
    .command('resend-mail')
    .description('Send the order confirmation again.')
    .argument('<number>', 'order number', parseWholeNumber)
    .action((orderId) =>
      withOrders(terminal, async (services) => [
        `Queued the confirmation of order ${orderId} to ${await resendConfirmation(services, orderId)}.`,
      ]),
    );
}

function addMoneyCommands(orders: Command, terminal: Terminal): void {
  orders
    .command('capture')
    .description('Capture an authorised payment.')
    .argument('<number>', 'order number', parseWholeNumber)
    .action((orderId) =>
      withOrders(terminal, async (services) => {
        await captureOrder(services, orderId);
        return [`Captured the payment of order ${orderId}.`];
      }),
    );
  orders
    .command('cancel')
    .description('Cancel an order: return the goods to stock and refund the customer.')
    .argument('<number>', 'order number', parseWholeNumber)
    .option('--note <text>', 'recorded with the change', '')
    .action((orderId, { note }) =>
      withOrders(terminal, async (services) => {
        await cancelOrder(services, orderId, { to: 'cancelled', actor: 'merchant', note });
        return [`Cancelled order ${orderId}.`];
      }),
    );
  orders
    .command('refund')
    .description('Refund some lines, or everything that is not refunded yet.')
    .argument('<number>', 'order number', parseWholeNumber)
    .option(
      '--line <index:qty>',
      'a line, counted from 0, and how many copies; repeatable',
      collect(parseLine),
    )
    .option('--to-balance', 'credit the customer’s balance instead of the payment', false)
    .option('--note <text>', 'reason', '')
    .action((orderId, { line, toBalance, note }) =>
      withOrders(terminal, async (services) => {
        const request = { lines: line ?? null, toBalance, reason: note, actor: 'merchant' } as const;
        const amount = await refundOrder(services, orderId, request);
        const { order } = await inspectOrder(services.db, orderId);
        return [`Refunded ${formatMoney(amount, order.currency_code)} on order ${orderId}.`];
      }),
    );
}

function parseLine(text: string): { index: number; quantity: number } {
  const [, index, quantity] = /^(\d{1,3}):(\d{1,4})$/.exec(text) ?? [];
  if (!index || !quantity) throw new InvalidArgumentError('Expected INDEX:QTY, such as 0:1.');
  return { index: Number(index), quantity: Number(quantity) };
}
