import type { Amount } from '#backend/pricing/money.ts';
import type { DocumentKind } from '#contract/order/documents.ts';

/**
 * Why a line has VAT or none. `intra-community`: goods for a company in another member state (VAT Directive Art. 138).
 * `reverse-charge`: downloads for such a company (Art. 44, 196). `export`: goods that leave the VAT area (Art. 146).
 * `voucher`: a multi-purpose voucher, whose sale is not a supply (Art. 30b).
 */
export type VatTreatment = 'taxed' | 'zero' | 'intra-community' | 'reverse-charge' | 'export' | 'voucher';

/**
 * An invoice or a credit note as it was issued (VAT Directive Art. 226). It is stored as JSON and never changed. Amounts are
 * minor units, and positive in credit notes too.
 */
export interface TaxDocument {
  kind: DocumentKind;
  number: string;
  issuedOn: string;
  /** The day of the supply, or of the payment if that was earlier. */
  suppliedOn: string;
  orderNumber: string;
  currency: { code: string; minorDigits: number };
  /** The country whose VAT is charged. */
  territory: string;
  seller: DocumentSeller;
  buyer: DocumentBuyer;
  lines: DocumentLine[];
  /** By rate and treatment. */
  vats: DocumentVat[];
  total: Amount;
  /** How an invoice is paid. */
  payment?: DocumentPayment;
  /** The invoice that a credit note corrects. */
  corrects?: { number: string; issuedOn: string };
}

interface DocumentSeller {
  name: string;
  organisationNumber: string;
  vatNumber: string | null;
  /** Without the country. */
  address: string[];
  country: string;
  email: string;
  phone: string;
  /** The number under which the seller collects VAT on import in the territory, such as a VOEC number. */
  importVatNumber: string | null;
}

interface DocumentBuyer {
  /** The person's name. */
  name: string;
  company: string;
  isCompany: boolean;
  /** Street, without postal code and city. */
  address: string[];
  zip: string;
  city: string;
  country: string;
  email: string;
  organisationNumber: string | null;
  vatNumber: string | null;
  /** The buyer's number of the order. */
  reference: string;
}

export interface DocumentLine {
  /** Index of the line in the order. Null: delivery. */
  lineIndex: number | null;
  articleNumber: string;
  /** For delivery, the name of the option. */
  name: string;
  quantity: number;
  /** The VAT rate; 2500 is 25 %. */
  basisPoints: number;
  treatment: VatTreatment;
  /** The price of the whole quantity after all discounts. */
  amount: Amount;
}

interface DocumentVat {
  basisPoints: number;
  treatment: VatTreatment;
  exVat: number;
  vat: number;
}

interface DocumentPayment {
  byGiftCode: number;
  byBalance: number;
  /** The amount that was paid with the payment method, or that is to be paid by the day `dueOn`. */
  byMethod: number;
  /** The last day for payment of the shop's own invoice. Null: it is paid already. */
  dueOn: string | null;
}

/** `2026-000123`. */
export function documentNumber(year: number, number: number): string {
  return `${year}-${String(number).padStart(6, '0')}`;
}

/** The total, and the VAT by rate and treatment, ascending by rate. */
export function sumLines(lines: readonly DocumentLine[]): Pick<TaxDocument, 'vats' | 'total'> {
  const vats = new Map<string, DocumentVat>();
  const total = { incVat: 0, exVat: 0 };
  for (const { basisPoints, treatment, amount } of lines) {
    total.incVat += amount.incVat;
    total.exVat += amount.exVat;
    const key = `${basisPoints} ${treatment}`;
    const sum = vats.get(key) ?? { basisPoints, treatment, exVat: 0, vat: 0 };
    sum.exVat += amount.exVat;
    sum.vat += amount.incVat - amount.exVat;
    vats.set(key, sum);
  }
  const sorted = [...vats.values()].sort(
    (a, b) => a.basisPoints - b.basisPoints || a.treatment.localeCompare(b.treatment),
  );
  return { vats: sorted, total };
}
