/** Invoices and credit notes of an order. */
export interface DocumentRequests {
  /** As for the order itself, knowing the public id is the right to see them. Oldest first; an unknown order has none. */
  'order-documents': { request: { publicId: string }; response: { documents: DocumentSummary[] } };
}

export type DocumentKind = 'invoice' | 'credit-note';

export interface DocumentSummary {
  kind: DocumentKind;
  /** `2026-000123`, from the series of the seller and the year. */
  number: string;
  /** The day, such as `2026-11-20`. */
  issuedOn: string;
}
