import { makeQuotation, type NewQuotation } from '#backend/features/quotation/make-quotation.ts';
import { isEmailAddress } from '#contract/email-address.ts';
import { LIMITS } from '#contract/limits.ts';
import { readArguments } from './read-arguments.ts';
import { UsageError } from './usage-error.ts';
import { whoIsHere } from './who-is-here.ts';
import { withDatabase } from './with-database.ts';

const usage = `npm run shop -- quotations offer EMAIL SKU:QUANTITY@PRICE … --market ALIAS
    [--days 30] [--name TEXT] [--terms TEXT] [--by NAME]

  npm run shop -- quotations offer inkop@skolan.se 1204:30@149.50 1310:30@89 --market se --days 14

Prices are for one piece, with VAT, in the currency of the market. The customer sees the offer through the API
(listQuotationCarts), and accepts or rejects it there. Accepted, it lies in the customer's cart at these prices.`;

const options = {
  market: { type: 'string' },
  days: { type: 'string' },
  name: { type: 'string' },
  terms: { type: 'string' },
  by: { type: 'string' },
} as const;

const usualDays = 30;
const mostDays = 365;

/** `npm run shop -- quotations`: what a company is offered at a price of its own. */
export async function runQuotations(args: string[]): Promise<number> {
  const { values, positionals } = readArguments(args, options, usage);
  const [name, address = '', ...lines] = positionals;
  if (values.help || !name) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  if (name !== 'offer') throw new UsageError(`There is no "quotations ${name}".\n\n${usage}`);
  const wanted: NewQuotation = {
    email: readEmail(address),
    marketAlias: values.market ?? '',
    days: readDays(values.days),
    name: values.name ?? '',
    terms: values.terms ?? '',
    madeBy: values.by ?? whoIsHere(),
    lines: readLines(lines),
  };
  const made = await withDatabase((db) => makeQuotation(db, wanted));
  switch (made.kind) {
    case 'made':
      process.stdout.write(
        `Quotation ${made.number} to ${wanted.email}, good until ${made.validTo.toISOString()}.\n`,
      );
      return 0;
    case 'unknown-market':
      throw new UsageError(`The shop has no market "${wanted.marketAlias}". Name one: --market se`);
    case 'unknown-customer':
      throw new UsageError(`Nobody has an account with ${wanted.email}.`);
    case 'unknown-sku':
      throw new UsageError(`The shop has no SKU ${made.skuId}.`);
  }
}

function readEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (!isEmailAddress(email)) throw new UsageError(`"${text}" is no e-mail address.`);
  return email;
}

function readDays(text: string | undefined): number {
  const days = Number(text ?? usualDays);
  if (!Number.isInteger(days) || days < 1 || days > mostDays)
    throw new UsageError(`An offer holds for 1 to ${mostDays} days, not "${text}".`);
  return days;
}

function readLines(texts: readonly string[]): NewQuotation['lines'] {
  if (texts.length === 0) throw new UsageError(`What is offered?\n\n${usage}`);
  if (texts.length > LIMITS.cartLines) throw new UsageError(`A cart has at most ${LIMITS.cartLines} lines.`);
  const lines = texts.map(readLine);
  const twice = lines.find(({ skuId }, place) => lines.findIndex((line) => line.skuId === skuId) < place);
  if (twice) throw new UsageError(`SKU ${twice.skuId} is named twice.`);
  return lines;
}

function readLine(text: string): NewQuotation['lines'][number] {
  const [, skuId, quantity, price] = /^(\d{1,9}):(\d{1,9})@(\d{1,7}(?:[.,]\d{1,2})?)$/.exec(text) ?? [];
  if (!skuId || !quantity || !price)
    throw new UsageError(`"${text}" is no line, such as 1204:30@149.50 (SKU, quantity, price).`);
  if (Number(quantity) < 1 || Number(quantity) > LIMITS.cartLineQuantity)
    throw new UsageError(
      `Of one SKU 1 to ${LIMITS.cartLineQuantity} pieces can be offered, not ${quantity}.`,
    );
  return { skuId: Number(skuId), quantity: Number(quantity), price: Number(price.replace(',', '.')) };
}
