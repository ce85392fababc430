import { expect, test } from 'vitest';
import { sampleInvoice } from '../sample-invoice.fixture.ts';
import { describeDocument } from './describe-document.ts';
import { renderDocumentHtml } from './document-html.ts';
import { renderDocumentPdf } from './document-pdf.ts';

test('the page has every field, escaped', () => {
  const page = renderDocumentHtml(describeDocument(sampleInvoice, 'sv'), '/a.pdf').replaceAll('\u00a0', ' ');
  for (const text of [
    'Faktura 2026-000123',
    '20 november 2026',
    '20 december 2026',
    'Momsreg.nr SE559000000001',
    'Umeå stadsbibliotek',
    'INK-77',
    'Šta &amp; &lt;Co&gt;',
    '93,3967 kr',
    '307,55 kr',
    '435,00 kr',
  ])
    expect(page).toContain(text);
});

test('notes say why there is no VAT', () => {
  const vats = [{ basisPoints: 0, treatment: 'export', exVat: 100, vat: 0 } as const];
  expect(describeDocument({ ...sampleInvoice, vats }, 'fi').notes).toEqual([
    expect.stringContaining('146 artiklan'),
  ]);
});

test('many lines continue on further pages of the PDF', async () => {
  const line = sampleInvoice.lines.slice(0, 1);
  const lines = Array.from({ length: 60 }, () => line).flat();
  const pdf = Buffer.from(await renderDocumentPdf(describeDocument({ ...sampleInvoice, lines }, 'da')));
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);
});
