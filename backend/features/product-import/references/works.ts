import { createHash } from 'node:crypto';
import type { Database } from '#backend/database/connection.ts';
import type { Book } from '../book/book.ts';
import { normalizeName } from './names.ts';
import {
  type AddedProduct,
  addToWorks,
  findGroupsOfGtins,
  findUngroupedProducts,
  findWorks,
  insertWorkKeys,
  insertWorks,
  listMembers,
  type UngroupedProduct,
  type Work,
} from './works.queries.ts';

/** A book of a batch, with the facts that decide about its work. */
interface GroupedBook {
  book: Book;
  stored: { key: string; groupId: number | null } | undefined;
  language: string;
  format: string;
}

interface Membership {
  groupId: number;
  /** How the work was found: by a key of the file, an ISBN or the title; `stored`: the product was in the work already. */
  by: 'key' | 'isbn' | 'title' | 'stored';
}

/** The groups of the books of a batch, before they are written. */
interface Batch {
  references: ReadonlyMap<GroupedBook, { key: string; by: Membership['by'] } | undefined>;
  assigned: Map<GroupedBook, Membership>;
  /** New groups by key, with temporary ids. */
  missing: Map<string, Work>;
  /** Further keys of groups, with the id of the group. */
  aliases: Map<string, number>;
}

/** The works of the shop: variant groups, whose members differ in language or format. */
export class Works {
  readonly #groupByTitle: boolean;
  readonly #idByKey = new Map<string, number>();
  /** By group: the key of the product in each slot, `language/format`. */
  readonly #members = new Map<number, Map<string, string>>();
  /** Ids of groups, which are temporary until the group is created. */
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
   * `canChangeGroup`. A second product of the same language and format is not grouped, and gets a warning. `added` are stored
   * products outside the batch that a book of the batch added to its group.
   */
  async assign(
    db: Database,
    books: readonly GroupedBook[],
    isWriting: boolean,
  ): Promise<{ memberships: Map<Book, Membership>; added: AddedProduct[] }> {
    const batch: Batch = {
      references: new Map(books.map((grouped) => [grouped, this.#keyOf(grouped)])),
      assigned: new Map(),
      missing: new Map(),
      aliases: new Map(),
    };
    await this.#loadKeys(db, batch);
    const ungrouped = await this.#loadGtins(db, books);
    for (const grouped of books) this.#assign(grouped, batch);
    // Other books of the batch may have named the ISBN of a book that has no reference itself.
    for (const grouped of books) if (!batch.assigned.has(grouped)) this.#assign(grouped, batch);
    const ids = await this.#create(db, batch.missing, isWriting);
    for (const membership of batch.assigned.values())
      membership.groupId = ids.get(membership.groupId) ?? membership.groupId;
    for (const [key, id] of batch.aliases) this.#idByKey.set(key, ids.get(id) ?? id);
    if (isWriting && batch.aliases.size > 0) await insertWorkKeys(db, batch.aliases, ids);
    const memberships = await this.#fillSlots(db, batch.assigned);
    const added = this.#addRelated(memberships, ungrouped);
    if (isWriting && added.length > 0) await addToWorks(db, added);
    return { memberships, added };
  }

  #assign(grouped: GroupedBook, batch: Batch): void {
    const { book, stored } = grouped;
    const reference = batch.references.get(grouped);
    const known = reference && this.#idByKey.get(reference.key);
    const related = this.#groupOfRelated(book);
    const isMovedByRow = book.work?.canChangeGroup === true && reference !== undefined;
    if (stored?.groupId && !isMovedByRow) {
      // The product keeps its group, and a new key of the supplier becomes a further key of the group.
      batch.assigned.set(grouped, { groupId: stored.groupId, by: 'stored' });
      if (reference?.by === 'key') this.#addAlias(reference.key, stored.groupId, batch);
    } else if (known !== undefined)
      batch.assigned.set(grouped, { groupId: known, by: reference?.by ?? 'key' });
    else if (related !== undefined) {
      batch.assigned.set(grouped, { groupId: related, by: 'isbn' });
      if (reference?.by === 'key') this.#addAlias(reference.key, related, batch);
    } else if (reference) {
      // Temporary: no stored group has a negative id.
      const id = -1 - this.#created - batch.missing.size;
      this.#idByKey.set(reference.key, id);
      batch.missing.set(reference.key, { key: reference.key, name: book.title ?? reference.key, id });
      batch.assigned.set(grouped, { groupId: id, by: reference.by });
    }
    const membership = batch.assigned.get(grouped);
    if (!membership) return;
    if (book.gtin) this.#groupOfGtin.set(book.gtin, membership.groupId);
    // A related book that the shop does not have yet finds the work by its ISBN, although its record may not name the work.
    for (const isbn of book.work?.relatedIsbns ?? [])
      if (!this.#groupOfGtin.has(isbn)) this.#addAlias(isbnKey(isbn), membership.groupId, batch);
  }

  #addAlias(key: string, groupId: number, { aliases }: Batch): void {
    if (this.#idByKey.has(key)) return;
    aliases.set(key, groupId);
    this.#idByKey.set(key, groupId);
  }

  /** The group of a book whose ISBN this book names, or of a book that has named this book's ISBN. */
  #groupOfRelated({ work, gtin }: Book): number | undefined {
    const relatedIsbns = work?.relatedIsbns ?? [];
    const stored = relatedIsbns.map((isbn) => this.#groupOfGtin.get(isbn)).find((id) => id);
    // A row of a table names its work, so its own ISBN does not find another work.
    const named = gtin && !work?.canChangeGroup ? [...relatedIsbns, gtin] : relatedIsbns;
    return stored ?? named.map((isbn) => this.#idByKey.get(isbnKey(isbn))).find((id) => id);
  }

  /** Adds ungrouped stored products to the group of a book that names their ISBN. */
  #addRelated(
    memberships: ReadonlyMap<Book, Membership>,
    ungrouped: ReadonlyMap<string, UngroupedProduct>,
  ): AddedProduct[] {
    const added = new Map<number, AddedProduct>();
    for (const [book, { groupId }] of memberships)
      for (const isbn of book.work?.relatedIsbns ?? []) {
        const product = ungrouped.get(isbn);
        const other = this.#groupOfGtin.get(isbn) ?? groupId;
        if (other !== groupId)
          book.warnings.push(
            `The related ISBN ${isbn} belongs to another work, so the works are not joined.`,
          );
        else if (product && !added.has(product.productId)) {
          const owner = this.#takeSlot(groupId, product);
          if (owner === product.key) added.set(product.productId, { ...product, groupId });
          else book.warnings.push(slotConflict(owner, `the related ISBN ${isbn}`));
        }
      }
    for (const { gtin, groupId } of added.values()) this.#groupOfGtin.set(gtin, groupId);
    return [...added.values()];
  }

  /** The key of the book's work, from the file, its ISBNs or its title; undefined if the book has none of them. */
  #keyOf({ book, language }: GroupedBook): { key: string; by: Membership['by'] } | undefined {
    const { work, gtin, title } = book;
    if (work?.key) return { key: work.key, by: 'key' };
    if (work && work.relatedIsbns.length > 0 && gtin) {
      // The smallest ISBN: all formats of the work have the same.
      const first = [gtin, ...work.relatedIsbns].sort()[0] ?? gtin;
      return { key: isbnKey(first), by: 'isbn' };
    }
    if (!this.#groupByTitle || !title) return undefined;
    const author = book.contributors.author?.[0]?.name ?? '';
    const identity = [withoutSubtitle(title), author, language].map(normalizeName).join('|');
    return { key: `title:${createHash('sha256').update(identity).digest('hex').slice(0, 16)}`, by: 'title' };
  }

  async #loadKeys(db: Database, { references }: Batch): Promise<void> {
    const keys = [...references].flatMap(([{ book }, reference]) => [
      ...(reference ? [reference.key] : []),
      ...[...(book.work?.relatedIsbns ?? []), ...(book.gtin ? [book.gtin] : [])].map(isbnKey),
    ]);
    const unknown = [...new Set(keys)].filter((key) => !this.#idByKey.has(key));
    if (unknown.length === 0) return;
    for (const { key, id } of await findWorks(db, unknown)) this.#idByKey.set(key, id);
  }

  /** Loads the groups of related ISBNs. Returns the ungrouped products with such an ISBN that are not in the batch. */
  async #loadGtins(
    db: Database,
    books: readonly GroupedBook[],
  ): Promise<ReadonlyMap<string, UngroupedProduct>> {
    const gtins = new Set(books.flatMap(({ book }) => book.work?.relatedIsbns ?? []));
    const unknown = [...gtins].filter((gtin) => !this.#groupOfGtin.has(gtin));
    if (unknown.length === 0) return new Map();
    for (const { gtin, id } of await findGroupsOfGtins(db, unknown)) this.#groupOfGtin.set(gtin, id);
    const inBatch = new Set(books.map(({ book, stored }) => stored?.key ?? book.key));
    const found = await findUngroupedProducts(db, unknown);
    return new Map(found.filter(({ key }) => !inBatch.has(key)).map((product) => [product.gtin, product]));
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
    this.#freeSlots(assigned);
    const memberships = new Map<Book, Membership>();
    for (const [{ book, stored, language, format }, membership] of assigned) {
      const key = stored?.key ?? book.key;
      const owner = this.#takeSlot(membership.groupId, { key, language, format });
      if (owner === key || membership.by === 'stored') memberships.set(book, membership);
      // A row that only updates the stock of an ungrouped product says nothing about works.
      else if (book.title !== undefined || book.work) book.warnings.push(slotConflict(owner, 'it'));
    }
    return memberships;
  }

  /** Frees the languages and formats of products that change theirs, for other products of the batch. */
  #freeSlots(assigned: ReadonlyMap<GroupedBook, Membership>): void {
    for (const [{ stored, language, format }, { groupId }] of assigned)
      for (const [slot, owner] of this.#members.get(groupId) ?? [])
        if (owner === stored?.key && slot !== `${language}/${format}`)
          this.#members.get(groupId)?.delete(slot);
  }

  /** Returns the key of the product that has the slot: this product, unless another one of the group has it already. */
  #takeSlot(
    groupId: number,
    { key, language, format }: Record<'key' | 'language' | 'format', string>,
  ): string {
    const slots = this.#members.get(groupId) ?? new Map<string, string>();
    this.#members.set(groupId, slots);
    const slot = `${language}/${format}`;
    const owner = slots.get(slot) ?? key;
    slots.set(slot, owner);
    return owner;
  }
}

const slotConflict = (owner: string, product: string) =>
  `The work has another product in this language and format (${owner}), so ${product} is not grouped.`;

const isbnKey = (isbn: string) => `isbn:${isbn}`;

const withoutSubtitle = (title: string) => title.split(/: | \(/)[0] ?? title;
