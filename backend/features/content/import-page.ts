import type { Database } from '#backend/database/connection.ts';
import { LOCALE_CODES, LOCALES } from '#contract/locales.ts';
import { HTML_SETTINGS } from '#contract/widget-settings.ts';
import { ContentError, type ContentFault } from './content-error.ts';
import type { ContentPictures } from './content-pictures.ts';
import { type PageFile, parsePageFile } from './page-file.ts';
import { type ReadPage, readPage } from './read-page.ts';
import { asWritten } from './read-widget.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import { findAliasOwner, upsertDraft, writePublished } from './write-content.queries.ts';

export interface ImportedPage {
  file: PageFile;
  /** What is stored: what the editor wrote, without what was dropped. */
  document: unknown;
  dropped: ReadPage['dropped'];
}

/** A page as it may be stored. Every fault of the file is told at once. */
export function checkPage(document: unknown, fileName: string, pictures: ContentPictures): ImportedPage {
  const file = parsePageFile(document, fileName);
  const { faults, dropped, unknown } = readPage(0, file, pictures);
  const wrong = [...faults, ...unknown];
  if (wrong.length > 0) throw new ContentError(fileName, wrong);
  return { file, document: dropped.length > 0 ? withoutDropped(document) : document, dropped };
}

/** As a draft that nobody sees, or at once for everybody. */
export async function storePage(
  db: Database,
  { file, document }: ImportedPage,
  fileName: string,
  { isPublished }: { isPublished: boolean },
): Promise<void> {
  const faults = await aliasFaults(db, file);
  if (faults.length > 0) throw new ContentError(fileName, faults);
  if (!isPublished) return upsertDraft(db, file.key, document);
  await writePublished(db, file, document);
}

/** An alias leads to one page. */
async function aliasFaults(db: Database, file: PageFile): Promise<ContentFault[]> {
  const faults: ContentFault[] = [];
  for (const code of LOCALE_CODES) {
    const alias = file.page[code]?.alias;
    const owner = alias && (await findAliasOwner(db, LOCALES[code].iso, alias));
    if (owner && owner !== file.key)
      faults.push({
        path: `page.${code}.alias`,
        expected: `an alias that is free; ${alias} is that of ${owner}`,
      });
  }
  return faults;
}

/** The HTML of the document without what runs; the rest as it was written. */
function withoutDropped(document: unknown): unknown {
  const copy = structuredClone(document) as PageFile;
  for (const { widgets } of copy.containers)
    for (const widget of widgets)
      for (const settings of [widget.settings, ...Object.values(widget.texts ?? {})]) {
        if (!settings) continue;
        const written = asWritten(widget.name, settings);
        for (const setting of HTML_SETTINGS[widget.name] ?? []) {
          if (typeof written[setting] !== 'string') continue;
          const { html, dropped } = sanitiseHtml(written[setting], widget.name === 'HTML' ? 'free' : 'rich');
          if (dropped.length > 0) settings[setting] = html;
        }
      }
  return copy;
}
