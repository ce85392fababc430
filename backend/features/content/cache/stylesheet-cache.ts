import type { Database } from '#backend/database/connection.ts';
import { findStyleText } from '../content.queries.ts';
import type { ContentPage } from '../page/prepare-page.ts';
import { sanitiseCss } from '../sanitiser/sanitise-css.ts';

/** The cache has room for replaced stylesheets, because a page that is open in a browser may still need them. */
const maxEntries = 500;
const retryMissingAfterMs = 5000;

/** The stylesheets of HTML widgets, by the class of the widget. */
export class StylesheetCache {
  private readonly db: Database;
  private readonly stylesheets = new Map<string, string>();
  /** Class → time until which the database is not queried again. */
  private readonly missingUntil = new Map<string, number>();

  constructor(db: Database) {
    this.db = db;
  }

  /** Falls back to the database: another process may have rendered the draft, or loaded the page before this one. */
  async find(className: string): Promise<string | undefined> {
    const cached = this.stylesheets.get(className);
    if (cached !== undefined || (this.missingUntil.get(className) ?? 0) > Date.now()) return cached;
    const text = await findStyleText(this.db, className);
    const style = text === undefined ? undefined : sanitiseCss(text);
    if (style) removeOldest(this.stylesheets.set(className, style.css));
    else removeOldest(this.missingUntil.set(className, Date.now() + retryMissingAfterMs));
    return style?.css;
  }

  addFrom(pages: Iterable<ContentPage>): void {
    for (const { containers } of pages)
      for (const { widgets } of containers)
        for (const { inLanguage } of widgets)
          for (const { style } of inLanguage.values())
            if (style) this.stylesheets.set(style.className, style.css);
    removeOldest(this.stylesheets);
  }
}

function removeOldest(entries: Map<string, unknown>): void {
  for (const key of entries.keys()) if (entries.size > maxEntries) entries.delete(key);
}
