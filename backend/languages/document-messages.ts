/** Texts of invoices and credit notes. */
export interface DocumentMessages {
  invoice: string;
  creditNote: string;
  number: string;
  issued: string;
  supplied: string;
  order: string;
  /** The invoice that a credit note corrects. */
  corrects: (number: string, day: string) => string;
  due: string;
  reference: string;
  seller: string;
  buyer: string;
  organisationNumber: string;
  vatNumber: string;
  importVatNumber: string;
  description: string;
  quantity: string;
  unitPrice: string;
  rate: string;
  exVat: string;
  vat: string;
  incVat: string;
  delivery: string;
  vatTitle: string;
  total: string;
  creditedTotal: string;
  paidByGiftCard: string;
  paidByBalance: string;
  paid: string;
  toPay: string;
  notes: Record<'intra-community' | 'reverse-charge' | 'export' | 'voucher', string>;
  pdf: string;
  /** The page of an invoice that does not exist yet. */
  notIssued: string;
}
