import type { Logger } from 'pino';
import type { Database } from '#backend/database/connection.ts';
import { listDocuments, type StoredPage } from '../content.queries.ts';
import { parseStoredPageFile } from '../page/page-file.ts';
import { type ContentPage, preparePage } from '../page/prepare-page.ts';
import type { PictureIndex } from '../pictures/picture-index.ts';

/** Pages as `preparePage` returns them. Each version is parsed and sanitised once. */
export class PageCache {
  private readonly db: Database;
  private readonly log: Logger;
  private readonly prepared = new Map<number, { version: string; page: ContentPage }>();

  constructor(db: Database, log: Logger) {
    this.db = db;
    this.log = log;
  }

  /**
   * Prepares the pages that have changed since the last call, and returns all of them. `picturesVersion` changes with every
   * picture of the shop; pages contain the names and sizes of pictures.
   */
  async update(
    storedPages: readonly StoredPage[],
    pictures: PictureIndex,
    picturesVersion: string,
  ): Promise<ContentPage[]> {
    const versionOf = ({ version }: StoredPage) => `${version} ${picturesVersion}`;
    const changed = storedPages.filter((page) => this.prepared.get(page.id)?.version !== versionOf(page));
    const documents = await listDocuments(
      this.db,
      changed.map(({ id }) => id),
    );
    for (const stored of changed) {
      const page = this.prepareStored(stored, documents.get(stored.id), pictures);
      this.prepared.set(stored.id, { version: versionOf(stored), page });
    }
    const ids = new Set(storedPages.map(({ id }) => id));
    for (const id of this.prepared.keys()) if (!ids.has(id)) this.prepared.delete(id);
    return storedPages.map((stored) => this.withCurrentTexts(stored));
  }

  /** Prepares a stored document, published or draft. Skips invalid parts and logs them. */
  prepareDocument(
    id: number,
    key: string,
    document: unknown,
    pictures: PictureIndex,
  ): ContentPage | undefined {
    try {
      const stored = parseStoredPageFile(document, key);
      const { page, issues, dropped } = preparePage(id, stored.file, pictures);
      for (const { path, expected } of [...stored.issues, ...issues])
        this.log.warn({ page: key, path, expected }, 'invalid widget skipped');
      for (const { path, markup } of dropped)
        this.log.warn({ page: key, path, markup }, 'unsafe markup removed');
      return page;
    } catch (error) {
      this.log.error({ err: error, page: key }, 'stored page is invalid, its widgets are skipped');
      return undefined;
    }
  }

  /** An invalid page is returned without widgets, so that the others can still be displayed. */
  private prepareStored(stored: StoredPage, document: unknown, pictures: PictureIndex): ContentPage {
    const { id, key } = stored;
    const page = document === undefined ? undefined : this.prepareDocument(id, key, document, pictures);
    return page ?? emptyPage(stored);
  }

  /** The version of a page does not cover its titles and aliases, which are in another table. */
  private withCurrentTexts({ id, texts }: StoredPage): ContentPage {
    const page = this.prepared.get(id)?.page;
    if (!page) throw new Error(`Page ${id} was not prepared.`);
    return { ...page, texts: new Map(texts.map(({ languageId, ...text }) => [languageId, text])) };
  }
}

function emptyPage({ id, key, tags, activeFrom, activeTo }: StoredPage): ContentPage {
  return {
    id,
    key,
    tags,
    area: null,
    texts: new Map(),
    containers: [],
    visible: {
      from: activeFrom?.toISOString() ?? null,
      to: activeTo?.toISOString() ?? null,
      channels: [],
      markets: [],
      languages: [],
      customerTypes: [],
      filters: [],
      devices: [],
    },
  };
}
