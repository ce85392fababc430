import type { Logger } from 'pino';
import type { ShopChange } from '#backend/catalogue-index/shop-change.ts';
import type { Database } from '#backend/database/connection.ts';
import {
  findStyleText,
  listDocuments,
  listPagesInMenus,
  listPictures,
  listPublishedPages,
  type StoredPage,
} from './content.queries.ts';
import { type ContentPictures, contentPictures } from './content-pictures.ts';
import { isDue, nextMoment } from './due-time.ts';
import { readStoredFile } from './page-file.ts';
import { readPage, type ShownPage, type ShownWidget } from './read-page.ts';
import { sanitiseCss } from './sanitise-css.ts';

/** What is published, as of one moment: never changed, swapped whole. */
export interface PublishedContent {
  pages: ShownPage[];
  /** Those of an area, by `areaKey`. */
  areas: Map<string, ShownPage[]>;
  /** By `languageId/alias`. */
  byAlias: Map<string, ShownPage>;
  widgets: Map<string, ShownWidget>;
  pictures: ContentPictures;
}

export const areaKey = (family: string, name: string) => `${family}\n${name}`;

const longestTimer = 86_400_000;
const retryAfterMs = 1000;
/** A page that somebody still looks at may need styles that were replaced since. */
const mostStylesheets = 500;
const missingForMs = 5000;

/** Holds what editors have published, read and cleaned once a version; lets it follow the database and the clock. */
export class ContentKeeper {
  private readonly db: Database;
  private readonly log: Logger;
  private readonly listeners = new Set<(change: ShopChange) => void>();
  private readonly read = new Map<number, { version: string; page: ShownPage }>();
  private readonly stylesheets = new Map<string, string>();
  /** Until when a stylesheet that was not found is not looked for again. */
  private readonly missingStyles = new Map<string, number>();
  private content!: PublishedContent;
  private inMenus: ReadonlySet<string> = new Set();
  /** What menus say of pages, at the last look. */
  private menuWords = '';
  private work: Promise<void> = Promise.resolve();
  private boundary: NodeJS.Timeout | undefined;
  private retry: NodeJS.Timeout | undefined;
  private isClosed = false;

  private constructor(db: Database, log: Logger) {
    this.db = db;
    this.log = log;
  }

  static async open(db: Database, log: Logger): Promise<ContentKeeper> {
    const keeper = new ContentKeeper(db, log);
    await keeper.takeIn();
    keeper.changesMenus();
    return keeper;
  }

  current(): PublishedContent {
    return this.content;
  }

  /** Another process may have shown the draft, or taken the page in before this one. */
  async stylesheet(scope: string): Promise<string | undefined> {
    const known = this.stylesheets.get(scope);
    if (known !== undefined || (this.missingStyles.get(scope) ?? 0) > Date.now()) return known;
    const text = await findStyleText(this.db, scope);
    const style = text === undefined ? undefined : sanitiseCss(text);
    if (style) keepAtMost(this.stylesheets.set(scope, style.css), mostStylesheets);
    else keepAtMost(this.missingStyles.set(scope, Date.now() + missingForMs), mostStylesheets);
    return style?.css;
  }

  /** Also styles of a draft, which somebody looks at. */
  keepStyles(pages: Iterable<ShownPage>): void {
    for (const { containers } of pages)
      for (const { widgets } of containers)
        for (const { inLanguage } of widgets)
          for (const { style } of inLanguage.values())
            if (style) this.stylesheets.set(style.scope, style.css);
    keepAtMost(this.stylesheets, mostStylesheets);
  }

  /** Calls back after each change, once answers show it. */
  subscribe(listener: (change: ShopChange) => void): void {
    this.listeners.add(listener);
  }

  /** Passes a change on when what it says of content has been taken in. */
  follow(change: ShopChange): void {
    if (change.kind === 'products') {
      this.tell(change);
      return;
    }
    this.work = this.work.then(async () => {
      if (this.isClosed) return;
      await this.takeIn().catch((error) => this.tryAgainLater(error));
      this.tell(this.changesMenus() ? { kind: 'everything' } : change);
    });
  }

  /** Resolves when every change that was passed on has been taken in. */
  settled(): Promise<void> {
    return this.work;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.boundary);
    clearTimeout(this.retry);
    await this.work;
  }

  /** Menus stand on every page, and lead to pages by their titles and aliases. */
  private changesMenus(): boolean {
    const before = this.menuWords;
    const now = Date.now();
    this.menuWords = JSON.stringify(
      this.content.pages
        .filter(({ key, visible }) => this.inMenus.has(key) && isDue(visible, now))
        .map(({ id, texts }) => [
          id,
          [...texts].map(([language, { alias, title }]) => [language, alias, title]),
        ]),
    );
    return this.menuWords !== before;
  }

  private tell(change: ShopChange): void {
    for (const listener of this.listeners) listener(change);
  }

  /** Meanwhile readers see what was published before. */
  private tryAgainLater(error: unknown): void {
    this.log.warn({ err: error }, 'could not read the pages of editors, and will try again');
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.follow({ kind: 'content' }), retryAfterMs).unref();
  }

  private async takeIn(): Promise<void> {
    const [stored, pictureRows, inMenus] = await Promise.all([
      listPublishedPages(this.db),
      listPictures(this.db),
      listPagesInMenus(this.db),
    ]);
    this.inMenus = inMenus;
    const pictures = contentPictures(pictureRows);
    const picturesVersion = pictureRows.map(({ contentHash }) => contentHash).join();
    await this.readChanged(stored, picturesVersion, pictures);
    const pages = stored.map((page) => this.pageOf(page));
    const ids = new Set(stored.map(({ id }) => id));
    for (const id of this.read.keys()) if (!ids.has(id)) this.read.delete(id);
    this.content = {
      pages,
      areas: Map.groupBy(
        pages.filter(({ area }) => area),
        ({ area }) => areaKey(area?.family ?? '', area?.name ?? ''),
      ),
      byAlias: new Map(
        pages.flatMap((page) =>
          [...page.texts]
            .filter(([, { alias }]) => alias !== null)
            .map(([language, { alias }]) => [`${language}/${alias}`, page] as const),
        ),
      ),
      widgets: new Map(
        pages.flatMap(({ containers }) =>
          containers.flatMap(({ widgets }) => widgets.map((widget) => [widget.id, widget] as const)),
        ),
      ),
      pictures,
    };
    this.keepStyles(pages);
    this.waitForBoundary();
  }

  /** Only what was written since the last look is read and cleaned again. */
  private async readChanged(
    stored: StoredPage[],
    picturesVersion: string,
    pictures: ContentPictures,
  ): Promise<void> {
    const versionOf = ({ version }: StoredPage) => `${version} ${picturesVersion}`;
    const changed = stored.filter((page) => this.read.get(page.id)?.version !== versionOf(page));
    const documents = await listDocuments(
      this.db,
      changed.map(({ id }) => id),
    );
    for (const page of changed) {
      const read = this.readStored(page, documents.get(page.id), pictures);
      this.read.set(page.id, { version: versionOf(page), page: read });
    }
  }

  private pageOf({ id, texts }: StoredPage): ShownPage {
    const read = this.read.get(id)?.page;
    if (!read) throw new Error(`Page ${id} was not read.`);
    return { ...read, texts: new Map(texts.map(({ languageId, ...text }) => [languageId, text])) };
  }

  /** Whatever is wrong with one, the others are shown. Told once a version, not once a visitor. */
  private readStored(stored: StoredPage, document: unknown, pictures: ContentPictures): ShownPage {
    const { id, key, tags, activeFrom, activeTo } = stored;
    const from = activeFrom?.toISOString() ?? null;
    const to = activeTo?.toISOString() ?? null;
    const bare = {
      ...{ id, key, tags, area: null, texts: new Map(), containers: [] },
      visible: {
        from,
        to,
        channels: [],
        markets: [],
        languages: [],
        customerTypes: [],
        filters: [],
        devices: [],
      },
    };
    return (document !== undefined && this.readDocument(id, key, document, pictures)) || bare;
  }

  /** What of a stored page can be read, published or not; the rest is told in the log. */
  readDocument(id: number, key: string, document: unknown, pictures: ContentPictures): ShownPage | undefined {
    try {
      const stored = readStoredFile(document, key);
      const { page, faults, dropped } = readPage(id, stored.file, pictures);
      for (const { path, expected } of [...stored.faults, ...faults])
        this.log.warn({ page: key, path, expected }, 'left out a widget that does not fit');
      for (const { path, what } of dropped)
        this.log.warn({ page: key, path, what }, 'left out what an editor may not write');
      return page;
    } catch (error) {
      this.log.error({ err: error, page: key }, 'left out what stands on a page that cannot be read');
      return undefined;
    }
  }

  /** Pages come and go by themselves when their time has come. Whoever keeps answers must hear of it. */
  private waitForBoundary(): void {
    clearTimeout(this.boundary);
    const now = Date.now();
    const next = nextMoment(this.content.pages, now);
    if (next === null || this.isClosed) return;
    this.boundary = setTimeout(
      () => {
        const isReached = Date.now() >= next;
        this.waitForBoundary();
        if (isReached) this.tell({ kind: this.changesMenus() ? 'everything' : 'content' });
      },
      Math.min(next - now, longestTimer),
    ).unref();
  }
}

/** Without the oldest. */
function keepAtMost(kept: Map<string, unknown>, most: number): void {
  for (const key of kept.keys()) if (kept.size > most) kept.delete(key);
}
