import type { DraftLine, OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import { isOutsideVatArea } from '#contract/order/vat-area.ts';
import type { ShopSettings } from '#contract/shop/shop-settings.ts';
import { type DocumentLine, sumLines, type TaxDocument, type VatTreatment } from './tax-document.ts';

export interface InvoicedOrder {
  order_id: number;
  draft: OrderDraft;
}

/** The facts besides the order that an invoice states. */
interface InvoiceFacts {
  number: string;
  issuedOn: string;
  /** The seller. */
  company: ShopSettings['company'];
  market: { country: string; importVatNumber: string | null };
  currency: TaxDocument['currency'];
  /** The last day for payment of the shop's own invoice; null for other payment methods. */
  dueOn: string | null;
}

export function buildInvoice({ order_id, draft }: InvoicedOrder, facts: InvoiceFacts): TaxDocument {
  const { number, issuedOn, market, currency, dueOn } = facts;
  const supply = { territory: market.country, isVatFree: draft.isVatFree ?? false };
  const lines = [
    ...draft.lines.map((line, index) => goodsLine(line, index, supply)),
    ...deliveryLines(draft, supply),
  ];
  return {
    kind: 'invoice',
    number,
    issuedOn,
    suppliedOn: issuedOn,
    orderNumber: String(order_id),
    currency,
    territory: market.country,
    seller: sellerOf(facts),
    buyer: buyerOf(draft),
    lines,
    ...sumLines(lines),
    payment: {
      byGiftCode: draft.paidByGiftCode,
      byBalance: draft.paidByBalance,
      byMethod: draft.toPay,
      dueOn: draft.toPay > 0 ? dueOn : null,
    },
  };
}

/** The facts of an order that decide about the VAT of its lines. */
interface Supply {
  /** The market's country. */
  territory: string;
  /** The buyer is a company in another member state, and accounts for the VAT. */
  isVatFree: boolean;
}

function goodsLine(line: DraftLine, lineIndex: number, supply: Supply): DocumentLine {
  const { articleNumber, name, variant, quantity, vatBasisPoints, paid } = line;
  return {
    lineIndex,
    articleNumber,
    name: variant ? `${name}, ${variant}` : name,
    quantity,
    basisPoints: vatBasisPoints,
    treatment: line.isGiftCard
      ? 'voucher'
      : treatmentOf({ basisPoints: vatBasisPoints, isShipped: line.needsDelivery }, supply),
    amount: paid,
  };
}

/** One line for each VAT rate, because delivery has the rates of the goods. */
function deliveryLines({ shipping }: OrderDraft, supply: Supply): DocumentLine[] {
  const { name, fee, vats, vatBasisPoints = 0 } = shipping;
  const parts = vats ?? [{ basisPoints: vatBasisPoints, ...fee }];
  return parts
    .filter(({ incVat }) => incVat > 0)
    .map(({ basisPoints, incVat, exVat }) => ({
      lineIndex: null,
      articleNumber: '',
      name,
      quantity: 1,
      basisPoints,
      treatment: treatmentOf({ basisPoints, isShipped: true }, supply),
      amount: { incVat, exVat },
    }));
}

function treatmentOf(
  { basisPoints, isShipped }: { basisPoints: number; isShipped: boolean },
  { territory, isVatFree }: Supply,
): VatTreatment {
  if (basisPoints > 0) return 'taxed';
  if (isVatFree) return isShipped ? 'intra-community' : 'reverse-charge';
  return isShipped && isOutsideVatArea(territory) ? 'export' : 'zero';
}

function sellerOf({ company, market: { importVatNumber } }: InvoiceFacts): TaxDocument['seller'] {
  const { name, organisationNumber, vatNumber = null, address, country, email, phone = '' } = company;
  return { name, organisationNumber, vatNumber, address, country, email, phone, importVatNumber };
}

function buyerOf({ billingAddress, ...draft }: OrderDraft): TaxDocument['buyer'] {
  const { firstName, lastName, company, careOf, zip, city, country } = billingAddress;
  const isCompany = draft.customerType === 'ORGANIZATION';
  const address = [
    careOf && `c/o ${careOf}`,
    billingAddress.addressLine1,
    billingAddress.addressLine2,
    billingAddress.addressLine3,
  ];
  return {
    name: `${firstName} ${lastName}`.trim(),
    company,
    isCompany,
    address: address.filter(Boolean),
    zip,
    city,
    country,
    email: draft.email,
    organisationNumber: isCompany ? draft.identityNumber : null,
    vatNumber: draft.vatNumber?.vatNumber ?? null,
    reference: draft.customerOrderNumber,
  };
}
