import type { LocaleCode } from '#contract/locales.ts';
import { renderPeppol } from './peppol/peppol-invoice.ts';
import type { PeppolAddress } from './peppol/peppol-parties.ts';
import { describeDocument } from './rendering/describe-document.ts';
import { renderDocumentHtml } from './rendering/document-html.ts';
import { renderDocumentPdf } from './rendering/document-pdf.ts';
import type { TaxDocument } from './tax-document.ts';

export const EXPORT_FORMATS = ['html', 'pdf', 'peppol'] as const;

interface ExportOptions {
  format: (typeof EXPORT_FORMATS)[number];
  locale: LocaleCode;
  /** The buyer's address in the Peppol network; by default from the organisation number. */
  to?: PeppolAddress | undefined;
}

/** The content of a file with the document. */
export async function exportDocument(
  document: TaxDocument,
  { format, locale, to }: ExportOptions,
): Promise<string | Uint8Array> {
  switch (format) {
    case 'html':
      return renderDocumentHtml(describeDocument(document, locale), `${document.number}.pdf`);
    case 'pdf':
      return renderDocumentPdf(describeDocument(document, locale));
    case 'peppol':
      return renderPeppol(document, to);
  }
}
