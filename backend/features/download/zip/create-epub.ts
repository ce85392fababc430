import { buffer } from 'node:stream/consumers';
import { escapeXml } from '#backend/http/escape-xml.ts';
import { packEntry, writeZip } from './write-zip.ts';

interface NewEpub {
  /** Unique for the publication, such as `urn:isbn:9789100000004`. */
  identifier: string;
  title: string;
  author: string;
  /** BCP 47. */
  language: string;
  chapters: readonly { title: string; paragraphs: readonly string[] }[];
}

/** A small EPUB 3 with one page per chapter. */
export async function createEpub(book: NewEpub): Promise<Buffer> {
  const chapters = book.chapters.map((chapter, index) => ({ ...chapter, id: `chapter-${index + 1}` }));
  const entries = [
    // The first entry of an EPUB, uncompressed (OCF 3.3).
    packEntry('mimetype', 'application/epub+zip', { isStored: true }),
    packEntry('META-INF/container.xml', container),
    packEntry('book.opf', packageDocument(book, chapters)),
    packEntry('navigation.xhtml', navigation(book, chapters)),
    ...chapters.map(({ id, title, paragraphs }) =>
      packEntry(
        `${id}.xhtml`,
        page(book.language, title, paragraphs.map((text) => `<p>${escapeXml(text)}</p>`).join('\n')),
      ),
    ),
  ];
  return buffer(writeZip(entries));
}

interface Chapter {
  id: string;
  title: string;
}

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>`;

function packageDocument(
  { identifier, title, author, language }: NewEpub,
  chapters: readonly Chapter[],
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}">
  <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:identifier id="id">${escapeXml(identifier)}</dc:identifier>
    <dc:title>${escapeXml(title)}</dc:title>
    ${author && `<dc:creator>${escapeXml(author)}</dc:creator>`}
    <dc:language>${language}</dc:language>
    <meta property="dcterms:modified">2026-01-01T00:00:00Z</meta>
  </metadata>
  <manifest>
    <item id="navigation" href="navigation.xhtml" media-type="application/xhtml+xml" properties="nav"/>
${chapters.map(({ id }) => `    <item id="${id}" href="${id}.xhtml" media-type="application/xhtml+xml"/>`).join('\n')}
  </manifest>
  <spine>
${chapters.map(({ id }) => `    <itemref idref="${id}"/>`).join('\n')}
  </spine>
</package>`;
}

function navigation({ language, title }: NewEpub, chapters: readonly Chapter[]): string {
  const items = chapters.map(({ id, title }) => `<li><a href="${id}.xhtml">${escapeXml(title)}</a></li>`);
  return page(language, title, `<nav epub:type="toc"><ol>${items.join('')}</ol></nav>`);
}

/** A page of a publication. The body is XHTML. */
function page(language: string, title: string, body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head><title>${escapeXml(title)}</title></head>
<body><h1>${escapeXml(title)}</h1>
${body}
</body></html>`;
}
