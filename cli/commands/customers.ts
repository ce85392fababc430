import { Command } from '@commander-js/extra-typings';
import { createLoginLink } from '#backend/features/auth/impersonation/login-link.ts';
import {
  blockCustomer,
  setBalance,
  setMemberType,
  unblockCustomer,
} from '#backend/features/user/manage-customers.ts';
import { AUTH } from '#contract/auth.ts';
import { urlOfPort } from '../listening.ts';
import { formatAmount } from '../output/format-money.ts';
import { readSettings } from '../settings.ts';
import { parseAmount, parseEmail } from './argument-parsers.ts';
import { currentUser } from './current-user.ts';
import { withDatabase } from './database-access.ts';
import { addPersonalDataCommands } from './desk/personal-data.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

const maxMemberTypeLength = 100;

/** `npm run shop -- customers`. */
export function customersCommand(terminal: Terminal): Command {
  const customers = new Command('customers').description(
    'Block customers, set member type and balance, sign in as a customer, export and erase personal data.',
  );
  customers
    .command('block')
    .description('Block an address from buying and signing in; ends its sessions.')
    .argument('<email>', 'e-mail address', parseEmail)
    .option('--reason <text>', 'recorded with the block', '')
    .action(async (email, { reason }) => {
      await withDatabase(terminal, (db) => blockCustomer(db, email, reason));
      terminal.out(`Blocked ${email} and ended all sessions.`);
    });
  customers
    .command('unblock')
    .description('Remove a block.')
    .argument('<email>', 'e-mail address', parseEmail)
    .action(async (email) => {
      if (!(await withDatabase(terminal, (db) => unblockCustomer(db, email))))
        throw new UsageError(`${email} is not blocked.`);
      terminal.out(`Unblocked ${email}.`);
    });
  customers
    .command('set-member-type')
    .description('Set the member type; "" removes it. NOCREDIT-… excludes the customer from credit.')
    .argument('<email>', 'e-mail address', parseEmail)
    .argument('<type>')
    .action((email, memberType) => changeMemberType(terminal, email, memberType));
  customers
    .command('set-balance')
    .description('Set the balance to an amount. The difference is recorded as a correction.')
    .argument('<email>', 'e-mail address', parseEmail)
    .argument('<amount>', 'such as 99.50', parseAmount)
    .argument('<currency>', 'such as SEK')
    .option('--note <text>', 'recorded with the correction', 'set on the command line')
    .action((email, amount, currency, { note }) =>
      changeBalance(terminal, { email, amount, currencyCode: currency.toUpperCase(), note }),
    );
  customers
    .command('login-link')
    .description(
      `Create a link that signs you in as the customer: once, within ${AUTH.loginLinkSeconds / 60} minutes, for an hour. The shop records who created it.`,
    )
    .argument('<email>', 'e-mail address', parseEmail)
    .option('--by <name>', 'who signs in', currentUser())
    .action((email, { by }) => printLoginLink(terminal, email, by));
  addPersonalDataCommands(customers, terminal);
  return customers;
}

async function changeMemberType(terminal: Terminal, email: string, memberType: string): Promise<void> {
  if (memberType.length > maxMemberTypeLength)
    throw new UsageError(`A member type has at most ${maxMemberTypeLength} characters.`);
  if (!(await withDatabase(terminal, (db) => setMemberType(db, email, memberType))))
    throw unknownCustomer(email);
  terminal.out(memberType ? `${email} has the member type ${memberType}.` : `${email} has no member type.`);
}

async function changeBalance(
  terminal: Terminal,
  {
    email,
    amount,
    currencyCode,
    note,
  }: { email: string; amount: number; currencyCode: string; note: string },
): Promise<void> {
  const change = await withDatabase(terminal, (db) =>
    setBalance(db, email, { amount, currencyCode, note: `${note} (${currentUser()})` }),
  );
  if (change.kind === 'unknown-currency') throw new UsageError(`The shop has no currency "${currencyCode}".`);
  if (change.kind === 'unknown-customer') throw unknownCustomer(email);
  const [before, after] = [change.before, change.after].map((value) => formatAmount(value, currencyCode));
  terminal.out(`Balance of ${email}: ${after} (before: ${before}).`);
}

async function printLoginLink(terminal: Terminal, email: string, createdBy: string): Promise<void> {
  const link = await withDatabase(terminal, (db) => createLoginLink(db, email, createdBy));
  if (link.kind === 'unknown') throw unknownCustomer(email);
  if (link.kind === 'blocked') throw new UsageError(`${email} is blocked. Unblock it first.`);
  const { PUBLIC_URL, HOST, PORT } = readSettings(terminal.environment);
  const shop = (PUBLIC_URL || urlOfPort(HOST, PORT)).replace(/\/$/, '');
  terminal.out(`${shop}/account?loginToken=${link.loginToken}`);
}

function unknownCustomer(email: string): UsageError {
  return new UsageError(`No account has the address ${email}.`);
}
