import type { Database } from '#backend/database/connection.ts';
import { HTML_SETTINGS } from '#contract/content/widget-settings.ts';
import { LOCALE_CODES, LOCALES } from '#contract/locales.ts';
import { ContentError, type ContentIssue } from '../content-error.ts';
import { type PageFile, parsePageFile } from '../page/page-file.ts';
import { type PreparedPage, preparePage } from '../page/prepare-page.ts';
import { normalizeSettings } from '../page/prepare-widget.ts';
import type { PictureIndex } from '../pictures/picture-index.ts';
import { sanitiseHtml } from '../sanitiser/sanitise-html.ts';
import { findAliasOwner, upsertDraft, writePublished } from './write-content.queries.ts';

export interface ImportedPage {
  file: PageFile;
  /** The editor's file without the dropped markup. */
  document: unknown;
  dropped: PreparedPage['dropped'];
}

/** Validates a page. Throws a `ContentError` that lists all issues at once. */
export function checkPage(document: unknown, fileName: string, pictures: PictureIndex): ImportedPage {
  const file = parsePageFile(document, fileName);
  // The result is only checked, so the id does not matter.
  const prepared = preparePage(0, file, pictures);
  const issues = [...prepared.issues, ...prepared.unknownSettings];
  if (issues.length > 0) throw new ContentError(fileName, issues);
  const { dropped } = prepared;
  return { file, document: dropped.length > 0 ? removeUnsafeHtml(document) : document, dropped };
}

/** Stores a page as a draft, or publishes it. */
export async function storePage(
  db: Database,
  { file, document }: ImportedPage,
  fileName: string,
  { isPublished }: { isPublished: boolean },
): Promise<void> {
  const issues = await findAliasConflicts(db, file);
  if (issues.length > 0) throw new ContentError(fileName, issues);
  if (!isPublished) return upsertDraft(db, file.key, document);
  await writePublished(db, file, document);
}

/** Finds aliases that another page already has. */
async function findAliasConflicts(db: Database, file: PageFile): Promise<ContentIssue[]> {
  const issues: ContentIssue[] = [];
  for (const code of LOCALE_CODES) {
    const alias = file.page[code]?.alias;
    const owner = alias && (await findAliasOwner(db, LOCALES[code].iso, alias));
    if (owner && owner !== file.key)
      issues.push({
        path: `page.${code}.alias`,
        expected: `an unused alias; ${alias} belongs to ${owner}`,
      });
  }
  return issues;
}

/** Replaces HTML with unsafe markup by its sanitised form and leaves the rest of the document unchanged. */
function removeUnsafeHtml(document: unknown): unknown {
  const copy = structuredClone(document) as PageFile;
  for (const { widgets } of copy.containers)
    for (const widget of widgets)
      for (const settings of [widget.settings, ...Object.values(widget.texts ?? {})]) {
        if (!settings) continue;
        const normalized = normalizeSettings(widget.name, settings);
        for (const setting of HTML_SETTINGS[widget.name]) {
          if (typeof normalized[setting] !== 'string') continue;
          const { html, dropped } = sanitiseHtml(
            normalized[setting],
            widget.name === 'HTML' ? 'free' : 'rich',
          );
          if (dropped.length > 0) settings[setting] = html;
        }
      }
  return copy;
}
