import { type Amount, subtractAmounts } from '#backend/pricing/money.ts';
import type { ShippingVat } from '#backend/pricing/shipping-vat.ts';
import { type DocumentLine, sumLines, type TaxDocument } from './tax-document.ts';

/** A refunded line of the order, or, with a null index, the shipping fee. */
export interface CreditedPart {
  lineIndex: number | null;
  /** The refunded copies; null for the shipping fee, and for a refund of an amount that the merchant chose. */
  quantity: number | null;
  /** With VAT, in minor units. */
  amount: number;
  /** The VAT in `amount`. */
  vat: number;
  /** The shipping fee by VAT rate; null for goods. */
  vats: ShippingVat[] | null;
}

/**
 * The lines of the credit note of a refund, without amounts that an earlier credit note has: after the provider has rejected
 * a refund, the refund is repeated, but its credit note stays. Null parts: everything that is left of the invoice.
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
  // A credit note does not state how the invoice was paid.
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

/** The line without the quantity and amount that earlier credit notes have. */
function withoutEarlier(line: DocumentLine, earlier: readonly TaxDocument[]): DocumentLine {
  const credited = earlier.flatMap(({ lines }) => lines).filter((each) => isSameLine(each, line));
  const quantity = credited.reduce((left, each) => left - each.quantity, line.quantity);
  const amount = credited.reduce((left, each) => subtractAmounts(left, each.amount), line.amount);
  // A refund without copies is credited with quantity 1, so a line with no quantity left can still have an amount left.
  return { ...line, quantity: Math.max(1, quantity), amount };
}

function isSameLine(a: DocumentLine, b: DocumentLine): boolean {
  return a.lineIndex === b.lineIndex && a.basisPoints === b.basisPoints && a.treatment === b.treatment;
}

/** The lines that the part credits. The shipping fee has a line for each VAT rate. */
function linesOfPart(remaining: readonly DocumentLine[], part: CreditedPart): DocumentLine[] {
  const lines = remaining.filter(({ lineIndex }) => lineIndex === part.lineIndex);
  return lines.flatMap((line) => {
    const credited = part.vats?.find(({ basisPoints }) => basisPoints === line.basisPoints);
    if (part.vats && !credited) return [];
    const { incVat, exVat } = credited ?? { incVat: part.amount, exVat: part.amount - part.vat };
    return [{ ...line, quantity: part.quantity ?? 1, amount: limitAmount(line.amount, { incVat, exVat }) }];
  });
}

/** The amount and VAT of the refund, at most the amount and VAT that are left. */
function limitAmount(left: Amount, { incVat, exVat }: Amount): Amount {
  if (incVat >= left.incVat) return left;
  return { incVat, exVat: incVat - Math.min(incVat - exVat, left.incVat - left.exVat) };
}
