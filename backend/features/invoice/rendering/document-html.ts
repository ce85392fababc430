import { type Html, html, inlineStyle } from '#backend/http/html.ts';
import type { DescribedDocument, DescribedRow, DescribedTable } from './describe-document.ts';

const style = inlineStyle(`:root{color-scheme:light dark}
body{max-width:50rem;margin:0 auto;padding:1.5rem;background:light-dark(#fff,#1b1917);color:light-dark(#222,#ece7df);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.75rem;line-height:1.2}h2{font-size:1rem;margin-bottom:.25rem}a{color:inherit}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dt{color:light-dark(#5c5751,#b3aca2)}dd{margin:0}
.parties{display:flex;flex-wrap:wrap;gap:1rem 4rem}.parties p{margin:0}
.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse;margin-block:1.5rem}
th,td{padding:.375rem .5rem .375rem 0;border-bottom:1px solid light-dark(#ddd5c8,#3a3530);text-align:start;vertical-align:top}
th+th,td+td{text-align:end;white-space:nowrap;padding-inline:.5rem 0}.totals{grid-template-columns:1fr max-content;text-align:end}.strong{font-weight:700;color:inherit}
@media print{:root{color-scheme:light}body{padding:0}.actions{display:none}}`);

/** A document loads nothing and runs no script. */
export const DOCUMENT_POLICY = `default-src 'none'; style-src ${style.source}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export function renderDocumentHtml(document: DescribedDocument, pdfPath: string): string {
  const { title, facts, parties, items, vats, totals, notes, pdfLabel } = document;
  return renderPage(
    document,
    html`<p class="actions"><a href="${pdfPath}">${pdfLabel}</a></p>
<h1>${title}</h1>
<dl>${facts.map(renderRow)}</dl>
<div class="parties">${parties.map(
      (party) =>
        html`<section><h2>${party.title}</h2>${party.lines.map((line) => html`<p>${line}</p>`)}</section>`,
    )}</div>
${renderTable(items)}
<dl class="totals">${totals.map(renderRow)}</dl>
<h2>${vats.title}</h2>
${renderTable(vats)}
${notes.map((note) => html`<p>${note}</p>`)}`,
  );
}

/** The page that is shown while the invoice does not exist yet. */
export function renderNotIssued(language: string, title: string, text: string): string {
  return renderPage({ language, title }, html`<h1>${title}</h1><p>${text}</p>`);
}

function renderPage({ language, title }: Pick<DescribedDocument, 'language' | 'title'>, body: Html): string {
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title>${style.element}</head>
<body><main>${body}</main></body></html>
`.markup;
}

function renderRow({ label, value, isStrong }: DescribedRow) {
  return isStrong
    ? html`<dt class="strong">${label}</dt><dd class="strong">${value}</dd>`
    : html`<dt>${label}</dt><dd>${value}</dd>`;
}

function renderTable({ header, rows }: DescribedTable) {
  return html`<div class="scroll"><table><thead><tr>${header.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;
}
