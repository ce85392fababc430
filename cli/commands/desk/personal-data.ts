import { writeFile } from 'node:fs/promises';
import type { Command } from '@commander-js/extra-typings';
import { type Erasure, erasePerson } from '#backend/features/personal-data/erase-person.ts';
import { exportPerson } from '#backend/features/personal-data/export-person.ts';
import { readRestrictedOrder } from '#backend/features/personal-data/restricted-order.ts';
import { parseEmail, parseWholeNumber } from '../argument-parsers.ts';
import { withDatabase } from '../database-access.ts';
import { resolvePath, type Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

/** Requests about personal data, of customers and of guests: check first that the person owns the address. */
export function addPersonalDataCommands(customers: Command, terminal: Terminal): void {
  customers
    .command('export')
    .description('Print everything that is stored about an address, with or without an account, as JSON.')
    .argument('<email>', 'e-mail address', parseEmail)
    .option('--file <path>', 'write to a new file, readable by you only')
    .action(async (email, { file }) => {
      const json = JSON.stringify(await withDatabase(terminal, (db) => exportPerson(db, email)), null, 2);
      if (!file) return terminal.out(json);
      const path = resolvePath(terminal, file);
      await writeFile(path, `${json}\n`, { flag: 'wx', mode: 0o600 }).catch((error: { code?: string }) => {
        throw error.code === 'EEXIST' ? new UsageError(`${path} exists already.`) : error;
      });
      terminal.out(`Wrote ${path}.`);
    });
  customers
    .command('erase')
    .description(
      'Erase what is stored about an address, with or without an account. Orders that bookkeeping law requires stay restricted.',
    )
    .argument('<email>', 'e-mail address', parseEmail)
    .requiredOption('--yes', 'confirm: this cannot be undone')
    .action(async (email) => {
      const erasure = await withDatabase(terminal, (db) => erasePerson(db, email));
      for (const line of describeErasure(email, erasure)) terminal.out(line);
    });
  customers
    .command('restricted')
    .description('Print the restricted copy of an erased order as JSON, for bookkeeping and audits only.')
    .argument('<order>', 'number of the order', parseWholeNumber)
    .action(async (orderId) => {
      const record = await withDatabase(terminal, (db) => readRestrictedOrder(db, orderId));
      if (!record) throw new UsageError(`Order ${orderId} has no restricted copy.`);
      terminal.out(JSON.stringify(record, null, 2));
    });
}

function describeErasure(email: string, erasure: Erasure): string[] {
  const { hadAccount, restrictedOrders, openOrders, giftCards, isBlocked } = erasure;
  return [
    `Erased ${email}${hadAccount ? ' and the account' : ''}.`,
    ...(restrictedOrders > 0
      ? [`${restrictedOrders} orders are restricted until bookkeeping duty ends.`]
      : []),
    ...(openOrders > 0 ? [`${openOrders} open orders are erased when they are closed.`] : []),
    ...(giftCards > 0 ? ['The balance was mailed as a gift card.'] : []),
    ...(isBlocked ? ['The address is still blocked: npm run shop -- customers unblock'] : []),
  ];
}
