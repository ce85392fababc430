import { createHash } from 'node:crypto';
import type { Database } from '#backend/database/connection.ts';
import type { Book } from '../book/book.ts';
import { normalizeName } from './names.ts';
import {
  findGroupsOfGtins,
  findWorks,
  insertWorkKeys,
  insertWorks,
  listMembers,
  type Work,
} from './works.queries.ts';

interface GroupedBook {
  book: Book;
  stored: { key: string; groupId: number | null } | undefined;
  language: string;
  format: string;
}

interface Membership {
  groupId: number;
  /** How the work was found. */
  by: 'key' | 'isbn' | 'title' | 'stored';
}

/** The works of the shop: variant groups, whose members differ in language or format. */
export class Works {
  readonly #groupByTitle: boolean;
  readonly #idByKey = new Map<string, number>();
  /** `language/format` → product key, by group. */
  readonly #members = new Map<number, Map<string, string>>();
  readonly #groupOfGtin = new Map<string, number>();
  #created = 0;

  constructor({ groupByTitle }: { groupByTitle: boolean }) {
    this.#groupByTitle = groupByTitle;
  }

  get created(): number {
    return this.#created;
  }

  /**
   * The group of each book of a batch. A product that has a group stays in it, unless its row has the key of another group and
   * `canChangeGroup`. A second product of the same language and format is not grouped, and gets a warning.
   */
  async assign(
    db: Database,
    books: readonly GroupedBook[],
    isWriting: boolean,
  ): Promise<Map<Book, Membership>> {
    const references = new Map(books.map((grouped) => [grouped, this.#keyOf(grouped)]));
    await this.#loadKeys(
      db,
      [...references.values()].flatMap((reference) => reference ?? []),
    );
    await this.#loadGtins(db, books);
    const assigned = new Map<GroupedBook, Membership>();
    const missing = new Map<string, Work>();
    const aliases = new Map<string, number>();
    for (const grouped of books) {
      const { book, stored } = grouped;
      const reference = references.get(grouped);
      const known = reference && this.#idByKey.get(reference.key);
      if (stored?.groupId && !(book.work?.canChangeGroup && reference)) {
        // The product keeps its group, and a new key of the supplier becomes a further key of the group.
        assigned.set(grouped, { groupId: stored.groupId, by: 'stored' });
        if (reference?.by === 'key' && known === undefined) {
          aliases.set(reference.key, stored.groupId);
          this.#idByKey.set(reference.key, stored.groupId);
        }
        continue;
      }
      const related = book.work?.relatedIsbns.map((isbn) => this.#groupOfGtin.get(isbn)).find((id) => id);
      if (known !== undefined) assigned.set(grouped, { groupId: known, by: reference?.by ?? 'key' });
      else if (related !== undefined) {
        assigned.set(grouped, { groupId: related, by: 'isbn' });
        if (reference?.by === 'key') aliases.set(reference.key, related);
      } else if (reference) {
        // Temporary: no stored group has a negative id.
        const id = -1 - this.#created - missing.size;
        this.#idByKey.set(reference.key, id);
        missing.set(reference.key, { key: reference.key, name: book.title ?? reference.key, id });
        assigned.set(grouped, { groupId: id, by: reference.by });
      }
      const membership = assigned.get(grouped);
      if (membership && book.gtin) this.#groupOfGtin.set(book.gtin, membership.groupId);
    }
    const ids = await this.#create(db, missing, isWriting);
    for (const membership of assigned.values())
      membership.groupId = ids.get(membership.groupId) ?? membership.groupId;
    if (isWriting && aliases.size > 0) await insertWorkKeys(db, aliases, ids);
    return this.#fillSlots(db, assigned);
  }

  #keyOf({ book, language }: GroupedBook): { key: string; by: Membership['by'] } | undefined {
    const { work, gtin, title } = book;
    if (work?.key) return { key: work.key, by: 'key' };
    if (work && work.relatedIsbns.length > 0 && gtin) {
      const [first = gtin] = [gtin, ...work.relatedIsbns].sort();
      return { key: `isbn:${first}`, by: 'isbn' };
    }
    if (!this.#groupByTitle || !title) return undefined;
    const author = book.contributors.author?.[0]?.name ?? '';
    const identity = [withoutSubtitle(title), author, language].map(normalizeName).join('|');
    return { key: `title:${createHash('sha256').update(identity).digest('hex').slice(0, 16)}`, by: 'title' };
  }

  async #loadKeys(db: Database, references: readonly { key: string }[]): Promise<void> {
    const unknown = [...new Set(references.map(({ key }) => key))].filter((key) => !this.#idByKey.has(key));
    if (unknown.length === 0) return;
    for (const { key, id } of await findWorks(db, unknown)) this.#idByKey.set(key, id);
  }

  async #loadGtins(db: Database, books: readonly GroupedBook[]): Promise<void> {
    const gtins = new Set(books.flatMap(({ book }) => book.work?.relatedIsbns ?? []));
    const unknown = [...gtins].filter((gtin) => !this.#groupOfGtin.has(gtin));
    if (unknown.length === 0) return;
    for (const { gtin, id } of await findGroupsOfGtins(db, unknown)) this.#groupOfGtin.set(gtin, id);
  }

  /** Returns the ids of the new groups by their temporary ids. */
  async #create(db: Database, missing: Map<string, Work>, isWriting: boolean): Promise<Map<number, number>> {
    this.#created += missing.size;
    const ids = new Map<number, number>();
    if (!isWriting || missing.size === 0) return ids;
    const works = [...missing.values()];
    for (const { key, id } of await insertWorks(db, works)) {
      ids.set(missing.get(key)?.id ?? 0, id);
      this.#idByKey.set(key, id);
      this.#members.set(id, new Map());
    }
    for (const [gtin, id] of this.#groupOfGtin) if (id < 0) this.#groupOfGtin.set(gtin, ids.get(id) ?? id);
    return ids;
  }

  /** Leaves out products whose language and format another product of the group has. */
  async #fillSlots(
    db: Database,
    assigned: ReadonlyMap<GroupedBook, Membership>,
  ): Promise<Map<Book, Membership>> {
    const unloaded = new Set([...assigned.values()].map(({ groupId }) => groupId));
    for (const id of [...unloaded]) if (id < 0 || this.#members.has(id)) unloaded.delete(id);
    for (const id of unloaded) this.#members.set(id, new Map());
    if (unloaded.size > 0)
      for (const { groupId, slot, key } of await listMembers(db, [...unloaded])) {
        const slots = this.#members.get(groupId);
        if (!slots?.has(slot)) slots?.set(slot, key);
      }
    const memberships = new Map<Book, Membership>();
    for (const [{ book, stored, language, format }, membership] of assigned) {
      const slots = this.#members.get(membership.groupId) ?? new Map<string, string>();
      this.#members.set(membership.groupId, slots);
      const slot = `${language}/${format}`;
      const key = stored?.key ?? book.key;
      const owner = slots.get(slot) ?? key;
      slots.set(slot, owner);
      if (owner === key || membership.by === 'stored') memberships.set(book, membership);
      else
        book.warnings.push(
          `The work has another product in this language and format (${owner}), so it is not grouped.`,
        );
    }
    return memberships;
  }
}

const withoutSubtitle = (title: string) => title.split(/: | \(/)[0] ?? title;
