import { type Amount, divideRounded, subtractAmounts } from '#backend/pricing/money.ts';
import { splitByWeight } from '#backend/pricing/spread-amount.ts';
import { type DocumentLine, sumLines, type TaxDocument } from './tax-document.ts';

/** A refunded line of the order, or, with a null index, the shipping fee. */
export interface CreditedPart {
  lineIndex: number | null;
  quantity: number | null;
  amount: number;
  vat: number;
}

/**
 * The lines that a refund takes back. Only amounts that no earlier credit note has: a refund that the provider rejected is
 * repeated, but its credit note stays. Null: everything that is left of the invoice.
 */
export function creditedLines(
  invoice: TaxDocument,
  earlier: readonly TaxDocument[],
  parts: readonly CreditedPart[] | null,
): DocumentLine[] {
  const remaining = invoice.lines.map((line) => withoutEarlier(line, earlier));
  const lines = parts ? parts.flatMap((part) => linesOfPart(remaining, part)) : remaining;
  return lines.filter(({ amount }) => amount.incVat > 0);
}

export function buildCreditNote(
  invoice: TaxDocument,
  lines: DocumentLine[],
  { number, issuedOn }: Pick<TaxDocument, 'number' | 'issuedOn'>,
): TaxDocument {
  const { payment: _, ...content } = invoice;
  return {
    ...content,
    kind: 'credit-note',
    number,
    issuedOn,
    lines,
    ...sumLines(lines),
    corrects: { number: invoice.number, issuedOn: invoice.issuedOn },
  };
}

function withoutEarlier(line: DocumentLine, earlier: readonly TaxDocument[]): DocumentLine {
  const credited = earlier.flatMap(({ lines }) => lines).filter((each) => isSameLine(each, line));
  const quantity = credited.reduce((left, each) => left - each.quantity, line.quantity);
  const amount = credited.reduce((left, each) => subtractAmounts(left, each.amount), line.amount);
  return { ...line, quantity: Math.max(1, quantity), amount };
}

function isSameLine(a: DocumentLine, b: DocumentLine): boolean {
  return a.lineIndex === b.lineIndex && a.basisPoints === b.basisPoints && a.treatment === b.treatment;
}

/** The fee has a line for each rate, over which its part is split. */
function linesOfPart(remaining: readonly DocumentLine[], part: CreditedPart): DocumentLine[] {
  const lines = remaining.filter(({ lineIndex }) => lineIndex === part.lineIndex);
  const left = lines.reduce((sum, { amount }) => sum + amount.incVat, 0);
  const shares = splitByWeight(
    Math.min(part.amount, left),
    lines.map(({ amount }) => amount.incVat),
  );
  const [only] = lines;
  if (only && lines.length === 1)
    return [{ ...only, quantity: part.quantity ?? 1, amount: limitedAmount(only.amount, part) }];
  return lines.map((line, index) => ({
    ...line,
    quantity: part.quantity ?? 1,
    amount: shareOf(line.amount, shares[index] ?? 0),
  }));
}

/** The amount and VAT of the refund, at most those that are left. */
function limitedAmount(left: Amount, { amount, vat }: CreditedPart): Amount {
  if (amount >= left.incVat) return left;
  const leftVat = left.incVat - left.exVat;
  return { incVat: amount, exVat: amount - Math.min(vat, leftVat) };
}

function shareOf(left: Amount, incVat: number): Amount {
  if (incVat >= left.incVat) return left;
  return { incVat, exVat: divideRounded(left.exVat * incVat, left.incVat) };
}
