import type { DocumentLine, TaxDocument, VatTreatment } from '../tax-document.ts';
import { PeppolError } from './peppol-error.ts';
import { buyerParty, type PeppolAddress, sellerParty } from './peppol-parties.ts';
import { element, renderXml, type XmlElement } from './xml-element.ts';

/** VAT categories (UNCL5305) and the codes of their reasons (VATEX). */
const categories: Record<VatTreatment, { id: string; reason?: string }> = {
  taxed: { id: 'S' },
  zero: { id: 'Z' },
  'intra-community': { id: 'K', reason: 'VATEX-EU-IC' },
  'reverse-charge': { id: 'AE', reason: 'VATEX-EU-AE' },
  export: { id: 'G', reason: 'VATEX-EU-G' },
  voucher: { id: 'O', reason: 'VATEX-EU-O' },
};

const customization = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const profile = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/** The document as a UBL file of Peppol BIS Billing 3.0, for buyers of the public sector. */
export function renderPeppol(document: TaxDocument, to?: PeppolAddress): string {
  const { vats, kind } = document;
  // Rule BR-O-11: a document with amounts outside the scope of VAT has no other amounts.
  if (vats.length > 1 && vats.some(({ treatment }) => treatment === 'voucher'))
    throw new PeppolError('Peppol does not allow gift cards together with other products.');
  const isInvoice = kind === 'invoice';
  const root = isInvoice ? 'Invoice' : 'CreditNote';
  return renderXml(
    element(
      root,
      [
        ...headerOf(document),
        sellerParty(document),
        buyerParty(document, to),
        vats.some(({ treatment }) => treatment === 'intra-community') && delivery(document),
        ...(isInvoice ? paymentMeans(document) : []),
        taxTotal(document),
        monetaryTotal(document),
        ...document.lines.map((line, index) => lineElement(document, line, index)),
      ],
      {
        xmlns: `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`,
        'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
        'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
      },
    ),
  );
}

function headerOf(document: TaxDocument): (XmlElement | false)[] {
  const { kind, number, issuedOn, payment, currency, buyer, orderNumber, corrects } = document;
  const isInvoice = kind === 'invoice';
  return [
    element('cbc:CustomizationID', customization),
    element('cbc:ProfileID', profile),
    element('cbc:ID', number),
    element('cbc:IssueDate', issuedOn),
    isInvoice && element('cbc:DueDate', payment?.dueOn ?? issuedOn),
    // UNCL1001: 380 is an invoice, 381 a credit note.
    isInvoice ? element('cbc:InvoiceTypeCode', '380') : element('cbc:CreditNoteTypeCode', '381'),
    element('cbc:DocumentCurrencyCode', currency.code),
    element('cbc:BuyerReference', buyer.reference || orderNumber),
    element('cac:OrderReference', [element('cbc:ID', buyer.reference || orderNumber)]),
    corrects !== undefined &&
      element('cac:BillingReference', [
        element('cac:InvoiceDocumentReference', [
          element('cbc:ID', corrects.number),
          element('cbc:IssueDate', corrects.issuedOn),
        ]),
      ]),
  ];
}

/** The rules BR-IC-11 and BR-IC-12 require the day and the country of the delivery. */
function delivery({ suppliedOn, territory }: TaxDocument): XmlElement {
  return element('cac:Delivery', [
    element('cbc:ActualDeliveryDate', suppliedOn),
    element('cac:DeliveryLocation', [
      element('cac:Address', [element('cac:Country', [element('cbc:IdentificationCode', territory)])]),
    ]),
  ]);
}

/** Code 1: not defined. The document names no bank account, because the buyer pays as agreed in the order. */
function paymentMeans({ number, payment }: TaxDocument): XmlElement[] {
  if (!payment?.dueOn) return [];
  return [
    element('cac:PaymentMeans', [element('cbc:PaymentMeansCode', '1'), element('cbc:PaymentID', number)]),
  ];
}

function taxTotal(document: TaxDocument): XmlElement {
  const { vats, total } = document;
  return element('cac:TaxTotal', [
    amount(document, 'cbc:TaxAmount', total.incVat - total.exVat),
    ...vats.map(({ exVat, vat, basisPoints, treatment }) =>
      element('cac:TaxSubtotal', [
        amount(document, 'cbc:TaxableAmount', exVat),
        amount(document, 'cbc:TaxAmount', vat),
        taxCategory('cac:TaxCategory', { basisPoints, treatment }, { hasReason: true }),
      ]),
    ),
  ]);
}

function taxCategory(
  name: string,
  { basisPoints, treatment }: Pick<DocumentLine, 'basisPoints' | 'treatment'>,
  { hasReason }: { hasReason: boolean },
): XmlElement {
  const { id, reason } = categories[treatment];
  return element(name, [
    element('cbc:ID', id),
    id !== 'O' && element('cbc:Percent', String(basisPoints / 100)),
    hasReason && reason !== undefined && element('cbc:TaxExemptionReasonCode', reason),
    element('cac:TaxScheme', [element('cbc:ID', 'VAT')]),
  ]);
}

function monetaryTotal(document: TaxDocument): XmlElement {
  const { total } = document;
  const toPay = amountToPay(document);
  const prepaid = total.incVat - toPay;
  return element('cac:LegalMonetaryTotal', [
    amount(document, 'cbc:LineExtensionAmount', total.exVat),
    amount(document, 'cbc:TaxExclusiveAmount', total.exVat),
    amount(document, 'cbc:TaxInclusiveAmount', total.incVat),
    prepaid > 0 && amount(document, 'cbc:PrepaidAmount', prepaid),
    amount(document, 'cbc:PayableAmount', toPay),
  ]);
}

/** An invoice without a due date is paid. A credit note has no payment, and its whole total is payable. */
function amountToPay({ total, payment }: TaxDocument): number {
  if (!payment) return total.incVat;
  return payment.dueOn === null ? 0 : payment.byMethod;
}

/** States the price of the whole quantity, so that it needs no rounding (PEPPOL-EN16931-R120). */
function lineElement(document: TaxDocument, line: DocumentLine, index: number): XmlElement {
  const isInvoice = document.kind === 'invoice';
  const quantity = String(line.quantity);
  // One copy (UN/ECE Recommendation 20).
  const unit = { unitCode: 'C62' };
  return element(isInvoice ? 'cac:InvoiceLine' : 'cac:CreditNoteLine', [
    element('cbc:ID', String(index + 1)),
    element(isInvoice ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity', quantity, unit),
    amount(document, 'cbc:LineExtensionAmount', line.amount.exVat),
    element('cac:Item', [
      element('cbc:Name', line.name || 'Delivery'),
      line.articleNumber !== '' &&
        element('cac:SellersItemIdentification', [element('cbc:ID', line.articleNumber)]),
      taxCategory('cac:ClassifiedTaxCategory', line, { hasReason: false }),
    ]),
    element('cac:Price', [
      amount(document, 'cbc:PriceAmount', line.amount.exVat),
      element('cbc:BaseQuantity', quantity, unit),
    ]),
  ]);
}

function amount({ currency }: TaxDocument, name: string, minor: number): XmlElement {
  const text = (minor / 10 ** currency.minorDigits).toFixed(currency.minorDigits);
  return element(name, text, { currencyID: currency.code });
}
