import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { checkPaymentAgain, listPayments } from '#backend/features/order/payment/list-payments.ts';
import { PAYMENT_STATES } from '#backend/features/payment/payment-states.ts';
import { listFailedMails, retryMail } from '#backend/mail/manage-mails.ts';
import { formatMoney } from '../../output/format-money.ts';
import { formatMinute, printRows as print } from '../../output/print-rows.ts';
import { oneOf, wholeNumberBetween } from '../argument-parsers.ts';
import { withDatabase } from '../database-access.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

const parseLimit = wholeNumberBetween(1, 1000);

/** `npm run shop -- mails`. */
export function mailsCommand(terminal: Terminal): Command {
  const mails = new Command('mails').description('List mails that failed, and send them again.');
  mails
    .command('list')
    .description('List mails that were given up or are being retried, newest first.')
    .option('--limit <n>', 'how many', parseLimit, 50)
    .option('--json', 'print JSON')
    .action(({ limit, json }) =>
      withDatabase(terminal, async (db) => {
        const found = await listFailedMails(db, limit);
        print(terminal, found, json, ['MAIL', 'CREATED', 'KIND', 'STATE', 'TO', 'ERROR'], (row) => [
          row.mail_id,
          formatMinute(row.created_at),
          row.kind,
          row.abandoned_at ? 'given up' : `retried ${row.attempts} times`,
          row.recipient,
          row.last_error ?? '',
        ]);
      }),
    );
  mails
    .command('retry')
    .description('Send a mail again. A running shop does it within seconds.')
    .argument('<mail>', 'id of the mail', parseId)
    .action((mailId) =>
      withDatabase(terminal, async (db) => {
        if (!(await retryMail(db, mailId)))
          throw new UsageError(
            'There is no such failed mail, or its content was deleted because it had a secret.',
          );
        terminal.out(`The mail ${mailId} is sent again.`);
      }),
    );
  return mails;
}

/** `npm run shop -- payments`. */
export function paymentsCommand(terminal: Terminal): Command {
  const payments = new Command('payments').description('List payments, and ask the provider again.');
  payments
    .command('list')
    .description('List payments, newest first.')
    .option('--state <state>', `one of ${PAYMENT_STATES.join(', ')}`, oneOf(PAYMENT_STATES))
    .option('--limit <n>', 'how many', parseLimit, 50)
    .option('--json', 'print JSON')
    .action(({ json, ...filter }) =>
      withDatabase(terminal, async (db) => {
        const found = await listPayments(db, filter);
        print(
          terminal,
          found,
          json,
          ['PAYMENT', 'CREATED', 'STATE', 'PROVIDER', 'AMOUNT', 'ORDER', 'FAILURE', 'EMAIL'],
          (row) => [
            row.payment_id,
            formatMinute(row.created_at),
            row.state,
            row.provider_key,
            formatMoney(row.amount, row.currency_code),
            row.order_id === null ? '' : String(row.order_id),
            row.failure ?? '',
            row.email ?? '',
          ],
        );
      }),
    );
  payments
    .command('check')
    .description(
      'Ask the provider for the state of an unfinished payment. A running shop does it within seconds.',
    )
    .argument('<payment>', 'id of the payment', parseId)
    .action((paymentId) =>
      withDatabase(terminal, async (db) => {
        if (!(await checkPaymentAgain(db, paymentId)))
          throw new UsageError('There is no such unfinished payment.');
        terminal.out(`The payment ${paymentId} is checked again.`);
      }),
    );
  return payments;
}

function parseId(text: string): string {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text))
    throw new InvalidArgumentError('Expected an id, as the list prints it.');
  return text.toLowerCase();
}
