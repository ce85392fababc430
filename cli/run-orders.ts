import { pino } from 'pino';
import { cancelOrder } from '#backend/features/order/cancel-order.ts';
import { captureOrder } from '#backend/features/order/capture-order.ts';
import { inspectOrder, listOrders } from '#backend/features/order/inspect-order.ts';
import { moveOrder } from '#backend/features/order/move-order.ts';
import type { OrderServices } from '#backend/features/order/order-services.ts';
import { refundOrder } from '#backend/features/order/refund-order.ts';
import { resendConfirmation } from '#backend/features/order/resend-confirmation.ts';
import { shipOrder } from '#backend/features/order/ship-order.ts';
import { paymentProviders } from '#backend/features/payment/payment-providers.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { type OrderCommand, orderUsage, readOrderArguments } from './order-arguments.ts';
import { reachDatabase } from './reach-database.ts';
import { withSandboxSecret } from './sandbox-secret.ts';
import { readSettings } from './settings.ts';
import { UsageError } from './usage-error.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

/** `npm run shop -- orders`: the same use cases as everywhere else, for whoever runs the shop. */
export async function runOrders(args: string[]): Promise<number> {
  const command = readOrderArguments(args);
  if (!command) {
    say(orderUsage);
    return 0;
  }
  const settings = await withSandboxSecret(readSettings(process.env));
  const database = await reachDatabase(settings, complain);
  const log = pino({ level: 'silent' });
  const services = { db: database.db, log, providers: paymentProviders(settings) };
  try {
    for (const line of await run(services, command)) say(line);
    return 0;
  } catch (error) {
    // What the shop refuses it says in words.
    throw error instanceof ShopError ? new UsageError(error.message) : error;
  } finally {
    await database.close();
  }
}

async function run(services: OrderServices, command: OrderCommand): Promise<string[]> {
  if (command.name === 'list') return list(services, command);
  const { orderId } = command;
  switch (command.name) {
    case 'show':
      return [JSON.stringify(await inspectOrder(services.db, orderId), null, 2)];
    case 'move':
      await moveOrder(services, orderId, { to: command.to, actor: 'merchant', note: command.note });
      return [`Order ${orderId} is ${command.to}.`];
    case 'capture':
      await captureOrder(services, orderId);
      return [`The money of order ${orderId} is taken.`];
    case 'ship':
      await shipOrder(services, orderId, { ...command, actor: 'merchant' });
      return [`Order ${orderId} is completed, and the customer is told.`];
    case 'cancel':
      await cancelOrder(services, orderId, { to: 'cancelled', actor: 'merchant', note: command.note });
      return [`Order ${orderId} is cancelled.`];
    case 'refund': {
      const { lines, toBalance, note } = command;
      const amount = await refundOrder(services, orderId, {
        lines,
        toBalance,
        reason: note,
        actor: 'merchant',
      });
      return [`${amount} minor units of order ${orderId} go back to the customer.`];
    }
    case 'resend-mail':
      return [`The confirmation goes to ${await resendConfirmation(services, orderId)} once more.`];
  }
}

async function list(
  { db }: OrderServices,
  { name: _, ...wanted }: Extract<OrderCommand, { name: 'list' }>,
): Promise<string[]> {
  const orders = await listOrders(db, wanted);
  if (orders.length === 0) return ['There are no such orders.'];
  return orders.map(({ order_id, placed_at, state, total_inc_vat, currency_code, email }) =>
    [
      order_id,
      placed_at.toISOString().slice(0, 16),
      state.padEnd(15),
      total_inc_vat,
      currency_code,
      email,
    ].join('  '),
  );
}
