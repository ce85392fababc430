export type DocumentKind = 'invoice' | 'credit-note';

/** An invoice or a credit note of an order. */
export interface DocumentSummary {
  kind: DocumentKind;
  /** `2026-000123`, from the series of the seller and the year. */
  number: string;
  /** The day, such as `2026-11-20`. */
  issuedOn: string;
}

/** Followed by the public id of the order and the name of the file, on the storefront and on the commerce API. */
export const DOCUMENT_PATH = '/documents/';

/** Used instead of a number for the order's invoice: mails that are sent before the payment do not know its number. */
export const INVOICE_OF_ORDER = 'invoice';

interface DocumentFile {
  locale: string;
  format: 'html' | 'pdf';
}

export function documentPath(publicId: string, number: string, { locale, format }: DocumentFile): string {
  return `${DOCUMENT_PATH}${publicId}/${number}.${locale}.${format}`;
}
