import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { listRates, registerImportVat, setRate } from '#backend/features/price/manage-vat.ts';
import { rowLines } from '../../output/print-rows.ts';
import { parseDay } from '../argument-parsers.ts';
import { printFromDatabase } from '../database-access.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

/** `npm run shop -- vat`. A running shop applies changes within seconds. */
export function vatCommand(terminal: Terminal): Command {
  const vat = new Command('vat').description('List and change VAT rates, and numbers for VAT on import.');
  addListCommand(vat, terminal);
  addSetCommand(vat, terminal);
  addRegisterCommand(vat, terminal);
  return vat;
}

function addListCommand(vat: Command, terminal: Terminal): void {
  vat
    .command('list')
    .description('List the rates by market and tax class, and the numbers for VAT on import.')
    .option('--json', 'print JSON')
    .action(({ json }) =>
      printFromDatabase(terminal, async (db) => {
        const header = ['MARKET', 'CLASS', 'FROM', 'RATE', 'IMPORT NUMBER'];
        return rowLines(await listRates(db), json, header, (rate) => [
          rate.market_id,
          rate.tax_class,
          rate.valid_from,
          `${rate.basis_points / 100} %`,
          rate.import_vat_number ?? '',
        ]);
      }),
    );
}

function addSetCommand(vat: Command, terminal: Terminal): void {
  vat
    .command('set')
    .description('Set the rate of a tax class in a market, from a day on.')
    .argument('<market>', 'id of the market')
    .argument('<class>', 'tax class, such as book', parseTaxClass)
    .argument('<percent>', 'rate in percent, such as 25.5', parsePercent)
    .requiredOption('--from <day>', 'first day of the rate, such as 2027-01-01', parseDay)
    .action((market_id, tax_class, basis_points, { from: valid_from }) =>
      printFromDatabase(terminal, async (db) => {
        throwIfAny(await setRate(db, { market_id, tax_class, valid_from, basis_points }));
        return [`${tax_class} has ${basis_points / 100} % in ${market_id} from ${valid_from}.`];
      }),
    );
}

function addRegisterCommand(vat: Command, terminal: Terminal): void {
  vat
    .command('register')
    .description('Store the number under which the shop collects VAT on import, such as a VOEC number.')
    .argument('<market>', 'id of a market outside the VAT area of the EU')
    .argument('[number]', 'the number; without it, goods are sold without VAT there', parseNumber)
    .action((marketId, number) =>
      printFromDatabase(terminal, async (db) => {
        throwIfAny(await registerImportVat(db, marketId, number ?? null));
        return [number === undefined ? `Removed the number of ${marketId}.` : `${marketId} has ${number}.`];
      }),
    );
}

function throwIfAny(error: string | null): void {
  if (error !== null) throw new UsageError(error);
}

function parseTaxClass(text: string): string {
  if (!/^[a-z][a-z-]{1,29}$/.test(text)) throw new InvalidArgumentError('Expected letters a–z and -.');
  return text;
}

/** `25.5` → 2550 basis points. */
function parsePercent(text: string): number {
  if (!/^\d{1,2}([.,]\d{1,2})?$/.test(text)) throw new InvalidArgumentError('Expected a rate, such as 25.5.');
  return Math.round(Number(text.replace(',', '.')) * 100);
}

function parseNumber(text: string): string {
  if (!/^[\dA-Z][\dA-Z .-]{3,29}$/.test(text)) throw new InvalidArgumentError('Expected a number.');
  return text;
}
