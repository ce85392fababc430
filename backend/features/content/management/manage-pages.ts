import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#backend/database/connection.ts';
import { findDraft, findPublished, listContent, listPictures } from '../content.queries.ts';
import { ContentError } from '../content-error.ts';
import { createPictureIndex, pictureNameOf } from '../pictures/picture-index.ts';
import { findPicture } from '../pictures/pictures.ts';
import { checkPage, storePage } from './import-page.ts';
import { deleteDraft, deletePage, deletePublished, upsertDraft } from './write-content.queries.ts';

/** Publishes the draft in place of the published page. */
export async function publishPage(db: Database, key: string): Promise<void> {
  const draft = await findDraft(db, key);
  if (!draft)
    throw (await findPublished(db, key))
      ? pageError(key, 'a draft; the page is already published')
      : unknownPageError(key);
  await db.transaction().execute(async (transaction) => {
    await validateAndStore(transaction, key, draft, { isPublished: true });
    await deleteDraft(transaction, key);
  });
}

/** Unpublishes a page. The page becomes a draft, unless it already has a draft. */
export async function unpublishPage(db: Database, key: string): Promise<void> {
  const published = await findPublished(db, key);
  if (!published)
    throw (await findDraft(db, key)) ? pageError(key, 'a published page') : unknownPageError(key);
  await db.transaction().execute(async (transaction) => {
    if (!(await findDraft(transaction, key))) await upsertDraft(transaction, key, published.document);
    await deletePublished(transaction, key);
  });
}

/** ISO times; null is unlimited, absent is unchanged. */
interface Schedule {
  from?: string | null;
  to?: string | null;
}

/** Sets the times of the published page and of its draft. Returns which of them exist. */
export async function schedulePage(
  db: Database,
  key: string,
  times: Schedule,
): Promise<('published' | 'draft')[]> {
  return db.transaction().execute(async (transaction) => {
    const changed = await changePage(transaction, key, (document) => {
      const { containers, ...page } = document as { containers: unknown; visible?: object };
      return { ...page, visible: { ...page.visible, ...times }, containers };
    });
    if (changed.length === 0) throw unknownPageError(key);
    return changed;
  });
}

/** Changes the published page and its draft. Returns which of them exist. */
export async function changePage(
  transaction: Database,
  key: string,
  change: (document: unknown) => unknown,
): Promise<('published' | 'draft')[]> {
  const published = (await findPublished(transaction, key))?.document;
  const draft = await findDraft(transaction, key);
  if (published) await validateAndStore(transaction, key, change(published), { isPublished: true });
  if (draft) await validateAndStore(transaction, key, change(draft), { isPublished: false });
  return [...(published ? (['published'] as const) : []), ...(draft ? (['draft'] as const) : [])];
}

/** Deletes a page with its draft. Its pictures stay, because other pages may use them. */
export async function removePage(db: Database, key: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const hadDraft = await deleteDraft(transaction, key);
    if (!(await deletePage(transaction, key)) && !hadDraft) throw unknownPageError(key);
  });
}

/** Writes pages and their pictures to files that can be imported: drafts, or else published pages. Returns the file names. */
export async function exportPages(
  db: Database,
  folder: string,
  key: string | undefined,
  { ignoresDrafts }: { ignoresDrafts: boolean },
): Promise<string[]> {
  const all = await listContent(db);
  const keys = all.map((page) => page.key).filter((pageKey) => key === undefined || pageKey === key);
  if (key !== undefined && keys.length === 0) throw unknownPageError(key);
  await mkdir(folder, { recursive: true });
  const written: string[] = [];
  for (const pageKey of keys) {
    const draft = ignoresDrafts ? undefined : await findDraft(db, pageKey);
    const document = draft ?? (await findPublished(db, pageKey))?.document;
    if (!document) continue;
    const text = `${JSON.stringify(document, null, 2)}\n`;
    await writeFile(join(folder, `${pageKey}.json`), text);
    written.push(`${pageKey}.json`);
    for (const { fileName } of await listPictures(db)) {
      const picture = text.includes(fileName) ? await findPicture(db, pictureNameOf(fileName)) : undefined;
      if (!picture || written.includes(fileName)) continue;
      await writeFile(join(folder, fileName), picture.bytes);
      written.push(fileName);
    }
  }
  return written;
}

/** Returns the draft of a page, or else the published document. */
export async function requirePage(db: Database, key: string): Promise<unknown> {
  const document = (await findDraft(db, key)) ?? (await findPublished(db, key))?.document;
  if (!document) throw unknownPageError(key);
  return document;
}

async function validateAndStore(
  db: Database,
  key: string,
  document: unknown,
  options: { isPublished: boolean },
): Promise<void> {
  const page = checkPage(document, key, createPictureIndex(await listPictures(db)));
  await storePage(db, page, key, options);
}

const pageError = (key: string, expected: string) => new ContentError(key, [{ path: '', expected }]);
const unknownPageError = (key: string) => pageError(key, 'the key of a page, as listed by "content list"');
