import { Command } from '@commander-js/extra-typings';
import {
  createPromoCode,
  deactivatePromoCode,
  listPromoCodes,
} from '#backend/features/promo-code/manage-promo-codes.ts';
import { formatMinute, printRows } from '../../output/print-rows.ts';
import { parseTimestamp, wholeNumberBetween } from '../argument-parsers.ts';
import type { Terminal } from '../terminal.ts';
import { runUseCase } from './run-use-case.ts';

const parseUses = wholeNumberBetween(1, 1_000_000);

/** `npm run shop -- promo-codes`. */
export function promoCodesCommand(terminal: Terminal): Command {
  const codes = new Command('promo-codes').description('List, create and deactivate codes of campaigns.');
  codes
    .command('list')
    .description('List codes by campaign.')
    .option('--campaign <key>', 'codes of this campaign')
    .option('--json', 'print JSON')
    .action(({ campaign, json }) =>
      runUseCase(terminal, async (db) => {
        const header = ['CODE', 'STATE', 'CAMPAIGN', 'USES', 'MAX', 'PER CUSTOMER', 'STARTS', 'ENDS'];
        printRows(terminal, await listPromoCodes(db, campaign), json, header, (row) => [
          row.code,
          row.state,
          row.campaign,
          String(row.uses),
          row.maxUses === null ? '' : String(row.maxUses),
          row.maxUsesPerCustomer === null ? '' : String(row.maxUsesPerCustomer),
          formatMinute(row.startsAt),
          formatMinute(row.endsAt),
        ]);
      }),
    );
  codes
    .command('create')
    .description('Create a code of a campaign that needs one.')
    .argument('<code>', 'such as SPRING-20')
    .requiredOption('--campaign <key>', 'the campaign')
    .option('--starts <time>', 'such as 2026-11-27T00:00+01:00; default: now', parseTimestamp)
    .option('--ends <time>', 'default: with the campaign', parseTimestamp)
    .option('--max-uses <n>', 'orders in all', parseUses)
    .option('--per-customer <n>', 'orders of one customer', parseUses)
    .action((code, { campaign: campaignKey, perCustomer: maxUsesPerCustomer, ...limits }) =>
      runUseCase(terminal, async (db) => {
        const created = await createPromoCode(db, { code, campaignKey, maxUsesPerCustomer, ...limits });
        terminal.out(`Created the code ${created}.`);
      }),
    );
  codes
    .command('deactivate')
    .description('End a code now. Orders that used it stay as they are.')
    .argument('<code>')
    .action((code) =>
      runUseCase(terminal, async (db) => {
        terminal.out(`Deactivated the code ${await deactivatePromoCode(db, code)}.`);
      }),
    );
  return codes;
}
