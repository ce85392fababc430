import { Command } from '@commander-js/extra-typings';
import { setPrices } from '#backend/features/product/manage-prices.ts';
import { findSkus, setStock } from '#backend/features/product/manage-stock.ts';
import { formatAmount, formatMoney } from '../../output/format-money.ts';
import { printRows } from '../../output/print-rows.ts';
import { collect, parseMoney, wholeNumberBetween } from '../argument-parsers.ts';
import type { Terminal } from '../terminal.ts';
import { runUseCase } from './run-use-case.ts';

/** `npm run shop -- stock`. Files with many rows: `npm run shop -- import`. */
export function stockCommand(terminal: Terminal): Command {
  const stock = new Command('stock').description('Show or set the stock of one book.');
  stock
    .command('show')
    .description('Show stock and prices of a book.')
    .argument('<number>', 'article number, ISBN or GTIN')
    .option('--json', 'print JSON')
    .action((number, { json }) =>
      runUseCase(terminal, async (db) => {
        const header = ['SKU', 'GTIN', 'STOCK', 'PRICES', 'TITLE'];
        printRows(terminal, await findSkus(db, number), json, header, (row) => [
          row.articleNumber,
          row.gtin ?? '',
          String(row.inStock),
          row.prices.map(({ currency, selling }) => formatMoney(selling, currency)).join(' / '),
          row.title ?? '',
        ]);
      }),
    );
  stock
    .command('set')
    .description('Set how many copies can be sold. Orders that are placed already are not counted.')
    .argument('<number>', 'article number, ISBN or GTIN')
    .argument('<copies>', 'copies', wholeNumberBetween(0, 10_000_000))
    .action((number, copies) =>
      runUseCase(terminal, async (db) => {
        const { articleNumber } = await setStock(db, number, copies);
        terminal.out(`${articleNumber} has a stock of ${copies}.`);
      }),
    );
  return stock;
}

/** `npm run shop -- prices`. */
export function pricesCommand(terminal: Terminal): Command {
  const prices = new Command('prices').description('Set the price of one book.');
  prices
    .command('set')
    .description('Set the price with VAT, in each named currency.')
    .argument('<number>', 'article number, ISBN or GTIN')
    .argument('<prices...>', 'CURRENCY:AMOUNT, such as SEK:199 EUR:19.90', collect(parseMoney))
    .option('--regular <price>', 'the price before a reduction, such as SEK:249', collect(parseMoney))
    .action((number, selling, { regular = [] }) =>
      runUseCase(terminal, async (db) => {
        await setPrices(db, number, {
          selling: Object.fromEntries(selling),
          regular: Object.fromEntries(regular),
        });
        const amounts = selling.map(([currency, amount]) => formatAmount(amount, currency));
        terminal.out(`${number} costs ${amounts.join(' / ')}.`);
      }),
    );
  return prices;
}
