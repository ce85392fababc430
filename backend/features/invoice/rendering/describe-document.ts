import type { DocumentMessages } from '#backend/languages/document-messages.ts';
import { LANGUAGES } from '#backend/languages/languages.ts';
import { postalTown } from '#contract/customer/address-lines.ts';
import { countryName } from '#contract/customer/country-name.ts';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import type { DocumentLine, TaxDocument } from '../tax-document.ts';

export interface DescribedRow {
  /** Empty for a value that is a whole sentence. */
  label: string;
  value: string;
  isStrong?: boolean;
}

export interface DescribedTable {
  /** All columns but the first are numbers. */
  header: string[];
  rows: string[][];
}

/** A document in a language. HTML and PDF are both rendered from it, so that they say the same. */
export interface DescribedDocument {
  /** The language's code for the attribute `lang`. */
  language: string;
  title: string;
  facts: DescribedRow[];
  parties: { title: string; lines: string[] }[];
  items: DescribedTable;
  vats: DescribedTable & { title: string };
  totals: DescribedRow[];
  notes: string[];
  pdfLabel: string;
}

interface Format {
  messages: DocumentMessages;
  language: string;
  money(minor: number): string;
  unitPrice(minor: number, quantity: number): string;
  percent(basisPoints: number): string;
  day(day: string): string;
}

export function describeDocument(document: TaxDocument, locale: LocaleCode): DescribedDocument {
  const format = createFormat(document, locale);
  const { messages, money, percent } = format;
  const isInvoice = document.kind === 'invoice';
  return {
    language: format.language,
    title: `${isInvoice ? messages.invoice : messages.creditNote} ${document.number}`,
    facts: factsOf(document, format),
    parties: [
      { title: messages.seller, lines: sellerLines(document, format) },
      { title: messages.buyer, lines: buyerLines(document, format) },
    ],
    items: {
      header: [messages.description, messages.quantity, messages.unitPrice, messages.rate, messages.exVat],
      rows: document.lines.map((line) => [
        lineName(line, messages),
        String(line.quantity),
        format.unitPrice(line.amount.exVat, line.quantity),
        percent(line.basisPoints),
        money(line.amount.exVat),
      ]),
    },
    vats: {
      title: messages.vatTitle,
      header: [messages.rate, messages.exVat, messages.vat, messages.incVat],
      rows: document.vats.map(({ basisPoints, exVat, vat }) => [
        percent(basisPoints),
        money(exVat),
        money(vat),
        money(exVat + vat),
      ]),
    },
    totals: totalsOf(document, format),
    notes: notesOf(document, format),
    pdfLabel: messages.pdf,
  };
}

function createFormat({ currency: { code, minorDigits } }: TaxDocument, locale: LocaleCode): Format {
  const language = LOCALES[locale].iso;
  const unit = 10 ** minorDigits;
  const currency = { style: 'currency', currency: code, minimumFractionDigits: minorDigits } as const;
  const money = new Intl.NumberFormat(language, currency);
  // The price of one copy of a discounted line may have fractions of an öre.
  const exact = new Intl.NumberFormat(language, { ...currency, maximumFractionDigits: minorDigits + 2 });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    messages: LANGUAGES[locale].documentMessages,
    language,
    money: (minor) => money.format(minor / unit),
    unitPrice: (minor, quantity) => exact.format(minor / unit / quantity),
    percent: (basisPoints) => percent.format(basisPoints / 10_000),
    day: (text) => day.format(new Date(text)),
  };
}

function factsOf(document: TaxDocument, { messages, day }: Format): DescribedRow[] {
  const { payment, corrects, buyer } = document;
  return [
    { label: messages.number, value: document.number },
    { label: messages.issued, value: day(document.issuedOn) },
    { label: messages.supplied, value: day(document.suppliedOn) },
    { label: messages.due, value: payment?.dueOn ? day(payment.dueOn) : '' },
    { label: messages.order, value: document.orderNumber },
    { label: messages.reference, value: buyer.reference },
    { label: '', value: corrects ? messages.corrects(corrects.number, day(corrects.issuedOn)) : '' },
  ].filter(({ value }) => value !== '');
}

function sellerLines({ seller }: TaxDocument, { messages, language }: Format): string[] {
  return [
    seller.name,
    ...seller.address,
    countryName(seller.country, language),
    `${messages.organisationNumber} ${seller.organisationNumber}`,
    seller.vatNumber ? `${messages.vatNumber} ${seller.vatNumber}` : '',
    seller.importVatNumber ? `${messages.importVatNumber} ${seller.importVatNumber}` : '',
    seller.email,
    seller.phone,
  ].filter(Boolean);
}

function buyerLines({ buyer }: TaxDocument, { messages, language }: Format): string[] {
  return [
    buyer.company,
    buyer.name,
    ...buyer.address,
    postalTown(buyer.zip, buyer.city),
    countryName(buyer.country, language),
    buyer.organisationNumber ? `${messages.organisationNumber} ${buyer.organisationNumber}` : '',
    buyer.vatNumber ? `${messages.vatNumber} ${buyer.vatNumber}` : '',
  ].filter(Boolean);
}

function lineName({ lineIndex, name, articleNumber }: DocumentLine, messages: DocumentMessages): string {
  if (lineIndex === null) return name ? `${messages.delivery}: ${name}` : messages.delivery;
  return articleNumber ? `${name} (${articleNumber})` : name;
}

function totalsOf({ kind, total, payment }: TaxDocument, { messages, money }: Format): DescribedRow[] {
  const rows: DescribedRow[] = [
    { label: messages.exVat, value: money(total.exVat) },
    { label: messages.vat, value: money(total.incVat - total.exVat) },
    {
      label: kind === 'invoice' ? messages.total : messages.creditedTotal,
      value: money(total.incVat),
      isStrong: true,
    },
  ];
  if (!payment) return rows;
  const { byGiftCode, byBalance, byMethod, dueOn } = payment;
  const paid = (label: string, amount: number) => (amount > 0 ? [{ label, value: money(amount) }] : []);
  return [
    ...rows,
    ...paid(messages.paidByGiftCard, byGiftCode),
    ...paid(messages.paidByBalance, byBalance),
    ...(dueOn === null ? paid(messages.paid, byMethod) : []),
    { label: messages.toPay, value: money(dueOn === null ? 0 : byMethod), isStrong: true },
  ];
}

function notesOf({ vats }: TaxDocument, { messages }: Format): string[] {
  const treatments = new Set(vats.map(({ treatment }) => treatment));
  return [...treatments].flatMap((treatment) =>
    treatment === 'taxed' || treatment === 'zero' ? [] : [messages.notes[treatment]],
  );
}
