import type { Logger } from 'pino';
import type { ShopChange } from '#backend/catalogue-index/updater/shop-change.ts';
import type { Database } from '#backend/database/connection.ts';
import { listPagesInMenus, listPictures, listPublishedPages } from '../content.queries.ts';
import type { ContentPage, ContentWidget } from '../page/prepare-page.ts';
import { createPictureIndex, type PictureIndex } from '../pictures/picture-index.ts';
import { findNextChange, isActive } from './active-time.ts';
import { PageCache } from './page-cache.ts';
import { StylesheetCache } from './stylesheet-cache.ts';

/** Immutable snapshot of the published content; replaced as a whole. */
export interface PublishedContent {
  pages: ContentPage[];
  /** By `areaKey`. */
  areas: Map<string, ContentPage[]>;
  /** By `languageId/alias`. */
  byAlias: Map<string, ContentPage>;
  /** By id. */
  widgets: Map<string, ContentWidget>;
  pictures: PictureIndex;
}

/** The key of an area in `PublishedContent.areas`. */
export const areaKey = (family: string, name: string) => `${family}\n${name}`;

/** Well below the maximum of `setTimeout`, about 24 days. */
const maxTimerMs = 86_400_000;
const retryAfterMs = 1000;

/** Caches the published content. Updates it when the database changes, or when a page appears or expires. */
export class ContentCache {
  private readonly db: Database;
  private readonly log: Logger;
  private readonly pages: PageCache;
  private readonly stylesheets: StylesheetCache;
  private readonly listeners = new Set<(change: ShopChange) => void>();
  private content!: PublishedContent;
  /** The keys of the pages that menus link to. */
  private keysInMenus: ReadonlySet<string> = new Set();
  /** The titles and aliases that menus display, to detect changes. */
  private menuTexts = '';
  private pendingWork: Promise<void> = Promise.resolve();
  private changeTimer: NodeJS.Timeout | undefined;
  private retryTimer: NodeJS.Timeout | undefined;
  private isClosed = false;

  private constructor(db: Database, log: Logger) {
    this.db = db;
    this.log = log;
    this.pages = new PageCache(db, log);
    this.stylesheets = new StylesheetCache(db);
  }

  static async open(db: Database, log: Logger): Promise<ContentCache> {
    const cache = new ContentCache(db, log);
    await cache.reload();
    cache.updateMenuTexts();
    return cache;
  }

  current(): PublishedContent {
    return this.content;
  }

  findStylesheet(className: string): Promise<string | undefined> {
    return this.stylesheets.find(className);
  }

  /** Prepares a draft for a preview. Undefined if the draft is invalid. */
  prepareDraft(id: number, key: string, document: unknown): ContentPage | undefined {
    const page = this.pages.prepareDocument(id, key, document, this.content.pictures);
    if (page) this.stylesheets.addFrom([page]);
    return page;
  }

  /** The listener is called after each change, once `current` returns the new content. */
  subscribe(listener: (change: ShopChange) => void): void {
    this.listeners.add(listener);
  }

  /** Reloads the content if the change may affect it, then notifies the listeners. */
  handleChange(change: ShopChange): void {
    if (change.kind === 'products') {
      this.notify(change);
      return;
    }
    this.pendingWork = this.pendingWork.then(async () => {
      if (this.isClosed) return;
      await this.reload().catch((error) => this.retryLater(error));
      this.notify(this.updateMenuTexts() ? { kind: 'everything' } : change);
    });
  }

  /** Resolves when every change so far has been handled. */
  settled(): Promise<void> {
    return this.pendingWork;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.changeTimer);
    clearTimeout(this.retryTimer);
    await this.pendingWork;
  }

  /** Returns whether menus changed. They are part of every page and link to content pages by title and alias. */
  private updateMenuTexts(): boolean {
    const before = this.menuTexts;
    const now = Date.now();
    this.menuTexts = JSON.stringify(
      this.content.pages
        .filter(({ key, visible }) => this.keysInMenus.has(key) && isActive(visible, now))
        .map(({ id, texts }) => [
          id,
          [...texts].map(([language, { alias, title }]) => [language, alias, title]),
        ]),
    );
    return this.menuTexts !== before;
  }

  private notify(change: ShopChange): void {
    for (const listener of this.listeners) listener(change);
  }

  /** Until the retry succeeds, visitors see the content loaded before. */
  private retryLater(error: unknown): void {
    this.log.warn({ err: error }, 'loading content failed, will retry');
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => this.handleChange({ kind: 'content' }), retryAfterMs).unref();
  }

  private async reload(): Promise<void> {
    const [storedPages, pictureRows, keysInMenus] = await Promise.all([
      listPublishedPages(this.db),
      listPictures(this.db),
      listPagesInMenus(this.db),
    ]);
    this.keysInMenus = keysInMenus;
    const pictures = createPictureIndex(pictureRows);
    const picturesVersion = pictureRows.map(({ contentHash }) => contentHash).join();
    const pages = await this.pages.update(storedPages, pictures, picturesVersion);
    this.content = indexContent(pages, pictures);
    this.stylesheets.addFrom(pages);
    this.scheduleNextChange();
  }

  /** Pages appear and expire by time. Listeners that cache responses must be notified of it. */
  private scheduleNextChange(): void {
    clearTimeout(this.changeTimer);
    const now = Date.now();
    const next = findNextChange(this.content.pages, now);
    if (next === null || this.isClosed) return;
    this.changeTimer = setTimeout(
      () => {
        const isReached = Date.now() >= next;
        this.scheduleNextChange();
        if (isReached) this.notify({ kind: this.updateMenuTexts() ? 'everything' : 'content' });
      },
      Math.min(next - now, maxTimerMs),
    ).unref();
  }
}

function indexContent(pages: ContentPage[], pictures: PictureIndex): PublishedContent {
  return {
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
}
