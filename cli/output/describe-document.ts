import type { TaxDocument } from '#backend/features/invoice/tax-document.ts';
import { formatMoney } from './format-money.ts';
import { formatTable } from './format-table.ts';

/** An invoice or a credit note as people read it. */
export function describeDocument(document: TaxDocument): string[] {
  const { number, kind, issuedOn, suppliedOn, orderNumber, seller, buyer, payment, corrects } = document;
  const money = (amount: number) => formatMoney(amount, document.currency.code);
  const facts: [string, string][] = [
    ['Number', `${number}, ${kind}, issued ${issuedOn}`],
    ['Supplied', suppliedOn],
    ['Order', orderNumber],
    ['Corrects', corrects ? `${corrects.number}, issued ${corrects.issuedOn}` : ''],
    ['Seller', listed([seller.name, seller.organisationNumber, seller.vatNumber])],
    [
      'Buyer',
      listed([
        buyer.company,
        buyer.name,
        ...buyer.address,
        `${buyer.zip} ${buyer.city}`.trim(),
        buyer.country,
      ]),
    ],
    ['VAT no.', buyer.vatNumber ?? ''],
    ['Due', payment?.dueOn ?? ''],
  ];
  return [
    ...facts.filter(([, value]) => value !== '').map(([label, value]) => `${label.padEnd(9)} ${value}`),
    '',
    ...formatTable(
      ['QTY', 'AMOUNT', 'VAT', 'NUMBER', 'NAME'],
      document.lines.map(({ quantity, amount, basisPoints, articleNumber, name }) => [
        String(quantity),
        money(amount.incVat),
        `${basisPoints / 100} %`,
        articleNumber,
        name,
      ]),
    ),
    '',
    ...formatTable(
      ['RATE', 'TREATMENT', 'WITHOUT VAT', 'VAT'],
      document.vats.map(({ basisPoints, treatment, exVat, vat }) => [
        `${basisPoints / 100} %`,
        treatment,
        money(exVat),
        money(vat),
      ]),
    ),
    `Total ${money(document.total.incVat)}`,
  ];
}

function listed(parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(', ');
}
