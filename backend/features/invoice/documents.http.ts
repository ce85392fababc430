import type { Database } from '#backend/database/connection.ts';
import { fileNotFound, type HttpResponse } from '#backend/http/http-message.ts';
import type { BackendRoute } from '#backend/http/request-handler.ts';
import { LANGUAGES } from '#backend/languages/languages.ts';
import { isLocaleCode, LOCALES, type LocaleCode } from '#contract/locales.ts';
import { DOCUMENT_PATH, documentPath, INVOICE_OF_ORDER } from '#contract/order/documents.ts';
import { isPublicId } from '#contract/order/public-id.ts';
import { documentsOfPublicId, hasPublicId } from './invoice.queries.ts';
import { describeDocument } from './rendering/describe-document.ts';
import { DOCUMENT_POLICY, renderDocumentHtml, renderNotIssued } from './rendering/document-html.ts';
import { renderDocumentPdf } from './rendering/document-pdf.ts';
import type { TaxDocument } from './tax-document.ts';

/**
 * The path ends with the public id of an order and a file name such as `2026-000123.sv.pdf`. As for `getOrderPublic`, the public
 * id is enough to see the documents.
 */
export function documentRoutes(db: Database): BackendRoute[] {
  return [
    {
      method: 'GET',
      pattern: `${DOCUMENT_PATH}:publicId/:file`,
      handler: (_, { publicId = '', file = '' }) => getDocument(db, publicId, file),
      hasSecretPath: true,
    },
  ];
}

const headers = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

async function getDocument(db: Database, publicId: string, file: string): Promise<HttpResponse> {
  const [, number = '', locale, format] =
    /^(invoice|\d{4}-\d{6,9})\.([a-z]{2})\.(html|pdf)$/.exec(file) ?? [];
  if (!isPublicId(publicId) || !isLocaleCode(locale)) return notFound();
  const documents = await documentsOfPublicId(db, publicId);
  const isInvoice = number === INVOICE_OF_ORDER;
  const document = documents.find((each) => (isInvoice ? each.kind === 'invoice' : each.number === number));
  if (document) return format === 'pdf' ? pdfOf(document, locale) : pageOf(document, publicId, locale);
  if (!isInvoice || !(await hasPublicId(db, publicId))) return notFound();
  // Mails link to the invoice before it is issued.
  const { invoice, notIssued } = LANGUAGES[locale].documentMessages;
  return htmlResponse(renderNotIssued(LOCALES[locale].iso, invoice, notIssued));
}

function pageOf(document: TaxDocument, publicId: string, locale: LocaleCode): HttpResponse {
  const pdfPath = documentPath(publicId, document.number, { locale, format: 'pdf' });
  return htmlResponse(renderDocumentHtml(describeDocument(document, locale), pdfPath));
}

function htmlResponse(body: string): HttpResponse {
  const type = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': DOCUMENT_POLICY };
  return { status: 200, headers: { ...headers, ...type }, body };
}

async function pdfOf(document: TaxDocument, locale: LocaleCode): Promise<HttpResponse> {
  const body = await renderDocumentPdf(describeDocument(document, locale));
  const disposition = `inline; filename="${document.kind}-${document.number}.pdf"`;
  return {
    status: 200,
    headers: { ...headers, 'content-type': 'application/pdf', 'content-disposition': disposition },
    body,
  };
}

function notFound(): HttpResponse {
  return fileNotFound('There is no such document.');
}
