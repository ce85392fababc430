import { Command } from '@commander-js/extra-typings';
import {
  listUnmatchedWithdrawals,
  listWithdrawals,
} from '#backend/features/order/withdrawal/list-withdrawals.ts';
import {
  proposeRefund,
  refundWithdrawal,
  type WithdrawalProposal,
} from '#backend/features/order/withdrawal/refund-withdrawal.ts';
import {
  dismissWithdrawal,
  matchWithdrawal,
} from '#backend/features/order/withdrawal/unmatched-withdrawal.ts';
import { withdrawalDeadline } from '#contract/order/withdrawal-deadline.ts';
import { formatMoney } from '../../output/format-money.ts';
import { formatMinute, printRows } from '../../output/print-rows.ts';
import { parseWholeNumber, wholeNumberBetween } from '../argument-parsers.ts';
import { withDatabase } from '../database-access.ts';
import type { Terminal } from '../terminal.ts';
import { withOrders } from './order-access.ts';

const parseLimit = wholeNumberBetween(1, 1000);

/** `npm run shop -- withdrawals`. */
export function withdrawalsCommand(terminal: Terminal): Command {
  const withdrawals = new Command('withdrawals').description('List withdrawals; refund them within 14 days.');
  withdrawals
    .command('list')
    .description('List withdrawals, newest first, with the state of their orders and the day of the refund.')
    .option('--limit <n>', 'how many', parseLimit, 50)
    .option('--json', 'print JSON')
    .action(({ limit, json }) =>
      withDatabase(terminal, async (db) => {
        const found = await listWithdrawals(db, limit);
        const header = ['ORDER', 'RECEIVED', 'REFUND BY', 'STATE', 'BOOKS', 'CUSTOMER'];
        printRows(terminal, found, json, header, (row) => [
          String(row.order_id),
          formatMinute(row.received_at),
          row.is_settled ? 'settled' : withdrawalDeadline(row.received_at),
          row.state,
          row.books,
          `${row.name} <${row.email}>`,
        ]);
      }),
    );
  addRefundCommands(withdrawals, terminal);
  addUnmatchedCommands(withdrawals, terminal);
  return withdrawals;
}

function addRefundCommands(withdrawals: Command, terminal: Terminal): void {
  withdrawals
    .command('propose')
    .description(
      'Show what the law requires to refund: the goods, and the cheapest delivery if all is withdrawn.',
    )
    .argument('<order>', 'number of the order', parseWholeNumber)
    .option('--json', 'print JSON')
    .action((orderId, { json }) =>
      withOrders(terminal, async ({ db }) => {
        const proposal = await proposeRefund(db, orderId);
        return json ? [JSON.stringify(proposal, null, 2)] : describeProposal(proposal);
      }),
    );
  withdrawals
    .command('refund')
    .description('Refund what `propose` prints. Wait for the goods, or for proof that they were sent.')
    .argument('<order>', 'number of the order', parseWholeNumber)
    .action((orderId) =>
      withOrders(terminal, async (services) => {
        const proposal = await refundWithdrawal(services, orderId);
        return [...describeProposal(proposal), proposal.isCancellation ? 'Cancelled.' : 'Refunded.'];
      }),
    );
}

function addUnmatchedCommands(withdrawals: Command, terminal: Terminal): void {
  withdrawals
    .command('unmatched')
    .description('List statements whose order was not found, oldest first.')
    .option('--limit <n>', 'how many', parseLimit, 50)
    .option('--json', 'print JSON')
    .action(({ limit, json }) =>
      withDatabase(terminal, async (db) => {
        const found = await listUnmatchedWithdrawals(db, limit);
        const header = ['STATEMENT', 'RECEIVED', 'REFUND BY', 'NUMBER', 'CUSTOMER'];
        printRows(terminal, found, json, header, (row) => [
          String(row.unmatched_withdrawal_id),
          formatMinute(row.received_at),
          withdrawalDeadline(row.received_at),
          row.order_number,
          `${row.name} <${row.email}>`,
        ]);
      }),
    );
  withdrawals
    .command('match')
    .description(
      'Assign a statement to its order. The withdrawal counts from the day on which it was received.',
    )
    .argument('<statement>', 'number of the statement', parseWholeNumber)
    .argument('<order>', 'number of the order', parseWholeNumber)
    .action((id, orderId) =>
      withOrders(terminal, async ({ db }) => {
        await matchWithdrawal(db, id, orderId);
        return [`Statement ${id} withdraws from order ${orderId}.`];
      }),
    );
  withdrawals
    .command('dismiss')
    .description('Close a statement without an order. Write to the customer first.')
    .argument('<statement>', 'number of the statement', parseWholeNumber)
    .action((id) =>
      withOrders(terminal, async ({ db }) => {
        await dismissWithdrawal(db, id);
        return [`Closed statement ${id}.`];
      }),
    );
}

function describeProposal({ order, lines, delivery, amount, isCancellation }: WithdrawalProposal): string[] {
  const { draft, currency_code, order_id } = order;
  const goods = lines.map(({ index, quantity }) => `  ${quantity} × ${draft.lines[index]?.name ?? ''}`);
  return [
    `Order ${order_id}: ${formatMoney(amount, currency_code)}${isCancellation ? ', by cancelling it' : ''}`,
    ...goods,
    `  delivery ${formatMoney(delivery, currency_code)}`,
  ];
}
