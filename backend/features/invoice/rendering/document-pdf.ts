import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { DescribedDocument, DescribedRow, DescribedTable } from './describe-document.ts';
import { unpackWoff } from './unpack-woff.ts';

type Pdf = PDFKit.PDFDocument;

// Lengths are points, 1/72 inch. The page is A4.
const margin = 50;
const pageWidth = 595;
const contentWidth = pageWidth - 2 * margin;
/** No text is drawn below this position. */
const pageBottom = 770;
const textSize = 9;
/** Space that must be left on a page. Otherwise the element begins on a new page. */
const minSpace = { header: 60, row: 36, note: 24, total: 16 };

type Weight = 400 | 700;
/** Fonts have the letters of the five languages in the first subset and those of other Latin alphabets in the second. */
const subsets = ['latin', 'latin-ext'] as const;

/** A font file of one subset and weight. */
interface Face {
  data: Buffer;
  /** Whether the font can draw the character. */
  has(codePoint: number): boolean;
}

/** By subset and weight, such as `latin 400`. */
let faces: Map<string, Face> | undefined;

/** The document on A4 pages, with embedded fonts. The library is loaded with the first document. */
export async function renderDocumentPdf(document: DescribedDocument): Promise<Uint8Array> {
  const { default: PDFDocument } = await import('pdfkit');
  faces ??= await loadFaces();
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    lang: document.language,
    displayTitle: true,
    info: { Title: document.title },
  });
  for (const [name, { data }] of faces) pdf.registerFont(name, data);
  const parts: Uint8Array[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (part: Uint8Array) => parts.push(part));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  drawDocument(pdf, document);
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

async function loadFaces(): Promise<Map<string, Face>> {
  const { create } = await import('fontkit');
  const { resolve } = createRequire(import.meta.url);
  const loaded = new Map<string, Face>();
  for (const weight of [400, 700])
    for (const subset of subsets) {
      const file = resolve(
        `@fontsource/schibsted-grotesk/files/schibsted-grotesk-${subset}-${weight}-normal.woff`,
      );
      const data = unpackWoff(readFileSync(file));
      const font = create(data);
      const has = (codePoint: number) =>
        'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(codePoint);
      loaded.set(`${subset} ${weight}`, { data, has });
    }
  return loaded;
}

function drawDocument(pdf: Pdf, { title, facts, parties, items, vats, totals, notes }: DescribedDocument) {
  drawText(pdf, title, { x: margin, y: margin, width: contentWidth, size: 18, weight: 700 });
  let top = pdf.y + 12;
  for (const row of facts) top = drawFact(pdf, row, top);
  top = drawParties(pdf, parties, top + 12);
  top = drawTable(pdf, items, { top: top + 16, widths: [215, 45, 85, 55, 95] });
  for (const row of totals) top = drawTotal(pdf, row, top + 4);
  top = drawText(pdf, vats.title, {
    x: margin,
    y: startOf(pdf, top + 20, minSpace.header),
    width: contentWidth,
    weight: 700,
  });
  top = drawTable(pdf, vats, { top: top + 6, widths: [95, 130, 130, 140] });
  for (const note of notes)
    top = drawText(pdf, note, { x: margin, y: startOf(pdf, top + 8, minSpace.note), width: contentWidth });
}

function drawFact(pdf: Pdf, { label, value }: DescribedRow, y: number): number {
  drawText(pdf, label, { x: margin, y, width: 170 });
  return drawText(pdf, value, { x: margin + 175, y, width: contentWidth - 175 }) + 2;
}

function drawParties(pdf: Pdf, parties: DescribedDocument['parties'], y: number): number {
  const width = contentWidth / parties.length - 10;
  const ends = parties.map(({ title, lines }, index) => {
    const x = margin + index * (width + 20);
    let end = drawText(pdf, title, { x, y, width, weight: 700 }) + 2;
    for (const line of lines) end = drawText(pdf, line, { x, y: end, width });
    return end;
  });
  return Math.max(...ends);
}

function drawTable(
  pdf: Pdf,
  { header, rows }: DescribedTable,
  { top, widths }: { top: number; widths: readonly number[] },
): number {
  const drawRow = (cells: readonly string[], y: number, weight: Weight): number => {
    let x = margin;
    const ends = cells.map((cell, column) => {
      const width = widths[column] ?? 0;
      const align = column === 0 ? 'left' : 'right';
      const end = drawText(pdf, cell, { x, y, width: width - 5, weight, align });
      x += width;
      return end;
    });
    const end = Math.max(...ends) + 3;
    pdf.lineWidth(0.5).strokeColor('#999999');
    pdf
      .moveTo(margin, end)
      .lineTo(margin + contentWidth, end)
      .stroke();
    return end + 4;
  };
  let y = drawRow(header, startOf(pdf, top, minSpace.header), 700);
  for (const row of rows) {
    const start = startOf(pdf, y, minSpace.row);
    const isNewPage = start < y;
    y = isNewPage ? drawRow(header, start, 700) : start;
    y = drawRow(row, y, 400);
  }
  return y;
}

function drawTotal(pdf: Pdf, { label, value, isStrong }: DescribedRow, y: number): number {
  const weight = isStrong ? 700 : 400;
  const top = startOf(pdf, y, minSpace.total);
  drawText(pdf, label, { x: margin + 180, y: top, width: 195, weight, align: 'right' });
  return drawText(pdf, value, { x: margin + 380, y: top, width: 110, weight, align: 'right' });
}

/** Where an element of this height starts: at `y`, or at the top of a new page if there is not enough space below `y`. */
function startOf(pdf: Pdf, y: number, height: number): number {
  if (y + height <= pageBottom) return y;
  pdf.addPage();
  return margin;
}

interface TextOptions {
  x: number;
  y: number;
  width: number;
  size?: number;
  weight?: Weight;
  align?: 'left' | 'right';
}

/** Returns the y position below the text. A text with letters of both subsets changes the font within the line. */
function drawText(pdf: Pdf, text: string, options: TextOptions): number {
  const { x, y, width, size = textSize, weight = 400, align = 'left' } = options;
  // Narrow no-break spaces are missing in many fonts.
  const runs = splitByFont(text.replaceAll('\u202f', '\u00a0'), weight);
  pdf.fontSize(size).fillColor('#000000');
  for (const [index, { font, part }] of runs.entries()) {
    pdf.font(font);
    const continued = index < runs.length - 1;
    // PDFKit cannot align a text to the right that continues in another font.
    if (index === 0) pdf.text(part, x, y, { width, align: runs.length > 1 ? 'left' : align, continued });
    else pdf.text(part, { continued });
  }
  return runs.length === 0 ? y : pdf.y;
}

function splitByFont(text: string, weight: Weight): { font: string; part: string }[] {
  const runs: { font: string; part: string }[] = [];
  for (const letter of text) {
    const codePoint = letter.codePointAt(0) ?? 0;
    const subset = subsets.find((name) => faces?.get(`${name} ${weight}`)?.has(codePoint)) ?? 'latin';
    const font = `${subset} ${weight}`;
    const last = runs.at(-1);
    if (last?.font === font) last.part += letter;
    else runs.push({ font, part: letter });
  }
  return runs;
}
