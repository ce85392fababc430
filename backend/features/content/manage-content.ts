import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#backend/database/connection.ts';
import { findDraft, findPublished, listContent, listPictures } from './content.queries.ts';
import { ContentError } from './content-error.ts';
import { contentPictures, pictureNameOf } from './content-pictures.ts';
import { checkPage, storePage } from './import-page.ts';
import { findPicture } from './pictures.ts';
import { deleteDraft, deleteEverything, deletePublished, upsertDraft } from './write-content.queries.ts';

/** Puts the draft in the place of what is published. */
export async function publishPage(db: Database, key: string): Promise<void> {
  const draft = await findDraft(db, key);
  if (!draft)
    throw (await findPublished(db, key))
      ? refuse(key, 'a draft; what there is has been published')
      : unknown(key);
  await db.transaction().execute(async (transaction) => {
    await store(transaction, key, draft, true);
    await deleteDraft(transaction, key);
  });
}

/** Takes a page from readers. It stays as a draft, unless there is one already. */
export async function unpublishPage(db: Database, key: string): Promise<void> {
  const published = await findPublished(db, key);
  if (!published)
    throw (await findDraft(db, key)) ? refuse(key, 'a page that has been published') : unknown(key);
  await db.transaction().execute(async (transaction) => {
    if (!(await findDraft(transaction, key))) await upsertDraft(transaction, key, published.document);
    await deletePublished(transaction, key);
  });
}

/** A moment, or null: from the beginning, or without an end. Left out: as it was. */
export interface Schedule {
  from?: string | null;
  to?: string | null;
}

/** When readers see it: the page that is published, and the draft that comes after it. Says which there are. */
export async function schedulePage(
  db: Database,
  key: string,
  times: Schedule,
): Promise<('published' | 'draft')[]> {
  return db.transaction().execute(async (transaction) => {
    const published = (await findPublished(transaction, key))?.document;
    const draft = await findDraft(transaction, key);
    if (!published && !draft) throw unknown(key);
    const scheduled = (document: unknown) => {
      const { containers, ...page } = document as { containers: unknown; visible?: object };
      return { ...page, visible: { ...page.visible, ...times }, containers };
    };
    if (published) await store(transaction, key, scheduled(published), true);
    if (draft) await store(transaction, key, scheduled(draft), false);
    return [...(published ? (['published'] as const) : []), ...(draft ? (['draft'] as const) : [])];
  });
}

/** For good, with its draft. Its pictures stay: other pages may show them. */
export async function removePage(db: Database, key: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const hadDraft = await deleteDraft(transaction, key);
    if (!(await deleteEverything(transaction, key)) && !hadDraft) throw unknown(key);
  });
}

/** Writes pages into files as they would be brought in, with their pictures. Says which files. */
export async function exportPages(
  db: Database,
  folder: string,
  key: string | undefined,
  { isPublishedWanted }: { isPublishedWanted: boolean },
): Promise<string[]> {
  const all = await listContent(db);
  const keys = all.map((page) => page.key).filter((one) => key === undefined || one === key);
  if (key !== undefined && keys.length === 0) throw unknown(key);
  await mkdir(folder, { recursive: true });
  const written: string[] = [];
  for (const one of keys) {
    const draft = isPublishedWanted ? undefined : await findDraft(db, one);
    const document = draft ?? (await findPublished(db, one))?.document;
    if (!document) continue;
    const text = `${JSON.stringify(document, null, 2)}\n`;
    await writeFile(join(folder, `${one}.json`), text);
    written.push(`${one}.json`);
    for (const { fileName } of await listPictures(db)) {
      const picture = text.includes(fileName) ? await findPicture(db, pictureNameOf(fileName)) : undefined;
      if (!picture || written.includes(fileName)) continue;
      await writeFile(join(folder, fileName), picture.bytes);
      written.push(fileName);
    }
  }
  return written;
}

/** Which page a preview is of; refuses what is not there. */
export async function requirePage(db: Database, key: string): Promise<unknown> {
  const document = (await findDraft(db, key)) ?? (await findPublished(db, key))?.document;
  if (!document) throw unknown(key);
  return document;
}

async function store(db: Database, key: string, document: unknown, isPublished: boolean): Promise<void> {
  const page = checkPage(document, key, contentPictures(await listPictures(db)));
  await storePage(db, page, key, { isPublished });
}

const refuse = (key: string, expected: string) => new ContentError(key, [{ path: '', expected }]);
const unknown = (key: string) => refuse(key, 'the key of a page, as "content list" shows them');
