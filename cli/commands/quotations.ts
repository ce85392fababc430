import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { createQuotation, type NewQuotation } from '#backend/features/quotation/create-quotation.ts';
import { LIMITS } from '#contract/limits.ts';
import { collect, parseEmail, wholeNumberBetween } from './argument-parsers.ts';
import { currentUser } from './current-user.ts';
import { withDatabase } from './database-access.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

type QuotationLine = NewQuotation['lines'][number];

const defaultDays = 30;
const maxDays = 365;

/** `npm run shop -- quotations`: offers with agreed prices for a company. */
export function quotationsCommand(terminal: Terminal): Command {
  const quotations = new Command('quotations').description('Offer a customer products at agreed prices.');
  quotations
    .command('offer')
    .description(
      'Create a quotation. The customer accepts or rejects it through the API (listQuotationCarts).',
    )
    .argument('<email>', 'the customer’s e-mail address', parseEmail)
    .argument(
      '<lines...>',
      'SKU:QUANTITY@PRICE, the unit price with VAT in the market’s currency',
      collect(parseLine),
    )
    .requiredOption('--market <alias>', 'such as se')
    .option('--days <n>', 'how long it is valid', wholeNumberBetween(1, maxDays), defaultDays)
    .option('--name <text>', 'title of the quotation', '')
    .option('--terms <text>', 'terms of the quotation', '')
    .option('--by <name>', 'who offers', currentUser())
    .addHelpText(
      'after',
      '\nExample:\n  npm run shop -- quotations offer buyer@school.example 1204:30@149.50 1310:30@89 --market se --days 14',
    )
    .action((email, lines, { market, days, name, terms, by }) =>
      offer(terminal, { email, lines, marketAlias: market, days, name, terms, madeBy: by }),
    );
  return quotations;
}

async function offer(terminal: Terminal, quotation: NewQuotation): Promise<void> {
  checkLines(quotation.lines);
  const result = await withDatabase(terminal, (db) => createQuotation(db, quotation));
  switch (result.kind) {
    case 'created':
      terminal.out(
        `Created quotation ${result.number} for ${quotation.email}, valid until ${result.validTo.toISOString()}.`,
      );
      return;
    case 'unknown-market':
      throw new UsageError(`The shop has no market "${quotation.marketAlias}".`);
    case 'unknown-customer':
      throw new UsageError(`No account has the address ${quotation.email}.`);
    case 'unknown-sku':
      throw new UsageError(`The shop has no SKU ${result.skuId}.`);
  }
}

function checkLines(lines: readonly QuotationLine[]): void {
  if (lines.length > LIMITS.cartLines) throw new UsageError(`A cart has at most ${LIMITS.cartLines} lines.`);
  const duplicate = lines.find(({ skuId }, index) => lines.findIndex((line) => line.skuId === skuId) < index);
  if (duplicate) throw new UsageError(`SKU ${duplicate.skuId} is listed twice.`);
}

function parseLine(text: string): QuotationLine {
  const [, skuId, quantity, price] = /^(\d{1,9}):(\d{1,9})@(\d{1,7}(?:[.,]\d{1,2})?)$/.exec(text) ?? [];
  if (!skuId || !quantity || !price)
    throw new InvalidArgumentError('Expected SKU:QUANTITY@PRICE, such as 1204:30@149.50.');
  if (Number(quantity) < 1 || Number(quantity) > LIMITS.cartLineQuantity)
    throw new InvalidArgumentError(`The quantity must be between 1 and ${LIMITS.cartLineQuantity}.`);
  return { skuId: Number(skuId), quantity: Number(quantity), price: Number(price.replace(',', '.')) };
}
