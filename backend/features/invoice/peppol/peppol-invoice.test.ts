import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { buildCreditNote, creditedLines } from '../build-credit-note.ts';
import { sampleInvoice } from '../sample-invoice.fixture.ts';
import { sumLines, type TaxDocument, type VatTreatment } from '../tax-document.ts';
import { renderPeppol } from './peppol-invoice.ts';

/** Texts of elements by their path, in order; throws if the file is not well-formed. */
function textsOf(xml: string): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const path: string[] = [];
  let text = '';
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    // Without the prefixes `cac:` and `cbc:`.
    path.push(name.replace(/^c.c:/, ''));
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', () => {
    const key = path.join('/');
    if (text.trim() !== '') texts.set(key, [...(texts.get(key) ?? []), text]);
    path.pop();
    text = '';
  });
  parser.write(xml).close();
  return texts;
}

const minor = (texts: readonly string[] = []) =>
  texts.reduce((sum, text) => sum + Math.round(Number(text) * 100), 0);

/** The calculation rules of EN 16931: BR-CO-10, 13, 14, 15, 16 and BR-S-08. */
function expectTotals(texts: Map<string, string[]>, root: 'Invoice' | 'CreditNote'): void {
  const sum = (path: string) => minor(texts.get(`${root}/${path}`));
  const lines = sum(`${root}Line/LineExtensionAmount`);
  expect(lines).toBe(sum('LegalMonetaryTotal/LineExtensionAmount'));
  expect(lines).toBe(sum('LegalMonetaryTotal/TaxExclusiveAmount'));
  expect(lines).toBe(sum('TaxTotal/TaxSubtotal/TaxableAmount'));
  expect(sum('TaxTotal/TaxAmount')).toBe(sum('TaxTotal/TaxSubtotal/TaxAmount'));
  expect(sum('LegalMonetaryTotal/TaxInclusiveAmount')).toBe(lines + sum('TaxTotal/TaxAmount'));
  expect(sum('LegalMonetaryTotal/PayableAmount')).toBe(
    sum('LegalMonetaryTotal/TaxInclusiveAmount') - sum('LegalMonetaryTotal/PrepaidAmount'),
  );
}

test('an invoice has the required elements and exact totals', () => {
  const texts = textsOf(renderPeppol(sampleInvoice));
  expectTotals(texts, 'Invoice');
  const text = (path: string) => texts.get(`Invoice/${path}`);
  expect(text('CustomizationID')).toEqual([expect.stringContaining('poacc:billing:3.0')]);
  expect(text('ID')).toEqual(['2026-000123']);
  expect(text('DueDate')).toEqual(['2026-12-20']);
  expect(text('BuyerReference')).toEqual(['INK-77']);
  expect(text('AccountingSupplierParty/Party/EndpointID')).toEqual(['5590000000']);
  expect(text('AccountingSupplierParty/Party/PartyTaxScheme/CompanyID')).toEqual(['SE559000000001']);
  expect(text('AccountingSupplierParty/Party/PostalAddress/CityName')).toEqual(['Stockholm']);
  expect(text('AccountingCustomerParty/Party/EndpointID')).toEqual(['2120002627']);
  expect(text('TaxTotal/TaxSubtotal/TaxCategory/Percent')).toEqual(['6', '25']);
  expect(text('LegalMonetaryTotal/PrepaidAmount')).toEqual(['50.00']);
  expect(text('InvoiceLine/Item/Name')?.[0]).toBe('Åsa Öbergs “Ærlig” – Šta & <Co>, Inbunden');
});

test('a credit note refers to its invoice', () => {
  const parts = [{ lineIndex: 0, quantity: 1, amount: 9900, vat: 560, vats: null }];
  const numbers = { number: '2026-000124', issuedOn: '2026-12-01' };
  const note = buildCreditNote(sampleInvoice, creditedLines(sampleInvoice, [], parts), numbers);
  const texts = textsOf(renderPeppol(note));
  expectTotals(texts, 'CreditNote');
  expect(texts.get('CreditNote/BillingReference/InvoiceDocumentReference/ID')).toEqual(['2026-000123']);
  expect(texts.get('CreditNote/LegalMonetaryTotal/PayableAmount')).toEqual(['99.00']);
});

const untaxed = (treatment: VatTreatment): TaxDocument => {
  const lines = sampleInvoice.lines.map((line) => ({
    ...line,
    basisPoints: 0,
    treatment,
    amount: { incVat: line.amount.exVat, exVat: line.amount.exVat },
  }));
  return { ...sampleInvoice, lines, ...sumLines(lines) };
};

test.each([
  ['intra-community', 'K', 'VATEX-EU-IC'],
  ['reverse-charge', 'AE', 'VATEX-EU-AE'],
  ['export', 'G', 'VATEX-EU-G'],
] as const)('%s has the category %s and a reason', (treatment, category, reason) => {
  const texts = textsOf(renderPeppol(untaxed(treatment)));
  expect(texts.get('Invoice/TaxTotal/TaxSubtotal/TaxCategory/ID')).toEqual([category]);
  expect(texts.get('Invoice/TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReasonCode')).toEqual([reason]);
});

test('rejects a buyer without an address, and gift cards among other products', () => {
  const buyer = { ...sampleInvoice.buyer, organisationNumber: null };
  expect(() => renderPeppol({ ...sampleInvoice, buyer })).toThrow('--to SCHEME:ID');
  expect(renderPeppol({ ...sampleInvoice, buyer }, { scheme: '0088', id: '7300010000001' })).toContain(
    '<cbc:EndpointID schemeID="0088">7300010000001<',
  );
  const vats = [...sampleInvoice.vats, { basisPoints: 0, treatment: 'voucher', exVat: 1, vat: 0 } as const];
  expect(() => renderPeppol({ ...sampleInvoice, vats })).toThrow('gift cards');
});
