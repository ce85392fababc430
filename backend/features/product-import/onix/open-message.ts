import type { Database } from '#backend/database/connection.ts';
import { slug } from '#contract/product/slug.ts';
import type { Book } from '../book/book.ts';
import type { Bytes } from '../csv/peek-bytes.ts';
import { peekBytes } from '../csv/peek-bytes.ts';
import { type Encoding, toUtf8 } from '../csv/to-utf8.ts';
import { ImportError } from '../import-error.ts';
import type { ImportOptions } from '../import-options.ts';
import type { ImportRow } from '../import-run.ts';
import { SeenBooks } from '../seen-books.ts';
import type { Shop } from '../shop.queries.ts';
import { timeOf } from './dates.ts';
import { childOf, type Element, textOf } from './element.ts';
import { loadRecords, type StoredRecord, saveRecords } from './onix-records.queries.ts';
import { readMessage } from './read-message.ts';
import { type OnixRecord, type RecordContext, readRecord } from './read-record.ts';
import { exportIdTypeName } from './related-material.ts';

const headSize = 1024;

/** XML starts with a tag, after an optional byte order mark of UTF-8 or UTF-16 (whose letters have a zero byte). */
export async function detectXml(bytes: Bytes): Promise<{ isXml: boolean; all: Bytes }> {
  const { head, all } = await peekBytes(bytes, headSize);
  return {
    isXml: /^(\ufeff|\u00ef\u00bb\u00bf|\u00ff\u00fe)?\s*<\0?[?!a-z]/i.test(head.toString('latin1')),
    all,
  };
}

/** The records of a message, in batches of rows. `save` stores which records were imported. */
interface OpenedMessage {
  /** The sender, or the source of the options. */
  source: string;
  /** The message is an export of a shop. */
  isExport: boolean;
  batches: AsyncGenerator<ImportRow[]>;
  save: (db: Database, accepted: ReadonlySet<Book>) => Promise<void>;
}

/** Reads the header of an ONIX message. Its records are read batch by batch. */
export async function openMessage(
  db: Database,
  bytes: Bytes,
  shop: Shop,
  options: ImportOptions & { batchSize: number },
): Promise<OpenedMessage> {
  const { head, all } = await peekBytes(bytes, headSize);
  const elements = readMessage(toUtf8(all, encodingOf(head.toString('latin1')) ?? options.encoding));
  const { value: header, done } = await elements.next();
  if (done || header.name !== 'Header') throw new ImportError('The message has no Header.');
  const message = new MessageReader(db, header, shop, options);
  return {
    source: message.source,
    isExport: message.isExport,
    batches: message.readBatches(elements, options.batchSize),
    save: (database, accepted) => message.save(database, accepted),
  };
}

/** The encoding of the XML declaration; undefined without a declaration, or for UTF-8. */
function encodingOf(head: string): Encoding | undefined {
  const [, name = 'utf-8'] = /^[^>]*\sencoding\s*=\s*["']([\w.-]+)["']/i.exec(head) ?? [];
  if (/^utf-?8$|^us-ascii$/i.test(name)) return undefined;
  if (/^(iso-8859-(1|15)|windows-1252|latin-?1)$/i.test(name)) return 'latin1';
  if (/^utf-?16(le)?$/i.test(name)) return 'utf-16le';
  throw new ImportError(`The encoding ${name} is not supported. Ask the sender for UTF-8.`);
}

/** Turns the records of one message into rows. */
class MessageReader {
  readonly #db: Database;
  readonly #context: RecordContext;
  readonly #sentAt: Date | null;
  readonly #messageNumber: number | null;
  readonly #seen = new SeenBooks('record');
  /** Records of books that are not saved yet. */
  readonly #pending = new Map<Book, OnixRecord>();

  constructor(db: Database, header: Element, shop: Shop, options: ImportOptions) {
    const sender = childOf(header, 'Sender');
    const senderName = slug(textOf(sender, 'SenderName') ?? '');
    this.#db = db;
    this.#context = {
      shop,
      source: options.isSourceGiven ? options.source : senderName || options.source,
      isExport: textOf(childOf(sender, 'SenderIdentifier'), 'IDTypeName') === exportIdTypeName,
      defaultCurrency: textOf(header, 'DefaultCurrencyCode'),
      defaultPriceType: textOf(header, 'DefaultPriceType'),
      today: new Date().toISOString().slice(0, 10),
    };
    this.#sentAt = timeOf(textOf(header, 'SentDateTime')) ?? null;
    const number = Number(textOf(header, 'MessageNumber') ?? Number.NaN);
    this.#messageNumber = Number.isInteger(number) && number < 2 ** 31 ? number : null;
  }

  get source(): string {
    return this.#context.source;
  }

  get isExport(): boolean {
    return this.#context.isExport;
  }

  async *readBatches(elements: AsyncGenerator<Element>, batchSize: number): AsyncGenerator<ImportRow[]> {
    let products: [number, Element][] = [];
    let number = 0;
    for await (const element of elements) {
      if (element.name !== 'Product') continue;
      number += 1;
      products.push([number, element]);
      if (products.length < batchSize) continue;
      yield await this.#readBatch(products);
      products = [];
    }
    if (products.length > 0) yield await this.#readBatch(products);
  }

  async save(db: Database, accepted: ReadonlySet<Book>): Promise<void> {
    const sentAt = this.#sentAt;
    const messageNumber = this.#messageNumber;
    const records = [...accepted].flatMap((book) => {
      const record = this.#pending.get(book);
      this.#pending.delete(book);
      if (!record) return [];
      const { reference, isDelete: isDeleted, facts } = record;
      return [{ reference, productKey: book.key, sentAt, messageNumber, isDeleted, facts }];
    });
    await saveRecords(db, this.source, records);
  }

  async #readBatch(products: readonly [number, Element][]): Promise<ImportRow[]> {
    const references = products.flatMap(([, product]) => textOf(product, 'RecordReference') ?? []);
    const stored = await loadRecords(this.#db, this.source, references);
    return products.map(([line, product]) =>
      this.#rowOf(product, line, stored.get(textOf(product, 'RecordReference') ?? '')),
    );
  }

  #rowOf(product: Element, line: number, stored: StoredRecord | undefined): ImportRow {
    const reference = textOf(product, 'RecordReference') ?? '';
    const result = readRecord(product, this.#context, line, stored?.facts);
    if (!('book' in result)) return { line, reference, ...result };
    const { book, record } = result;
    const duplicate = this.#seen.findDuplicate(book);
    if (duplicate !== undefined) return { line, reference, reasons: [duplicate] };
    if (stored && isOlder({ sentAt: this.#sentAt, messageNumber: this.#messageNumber }, stored))
      return { line, reference, ignored: 'The shop has a newer version of the record.' };
    // A product that was deactivated by a deletion is active again when its record returns.
    if (stored?.isDeleted && !record.isDelete) book.isActive = true;
    this.#pending.set(book, record);
    return { line, reference, book };
  }
}

function isOlder(
  { sentAt, messageNumber }: Pick<StoredRecord, 'sentAt' | 'messageNumber'>,
  stored: StoredRecord,
): boolean {
  const dayOf = (time: Date | null) => time?.toISOString().slice(0, 10);
  const isSameDay = !sentAt || !stored.sentAt || dayOf(sentAt) === dayOf(stored.sentAt);
  // The message number decides within one day, because some messages have no time.
  if (isSameDay && messageNumber !== null && stored.messageNumber !== null)
    return messageNumber < stored.messageNumber;
  return sentAt !== null && stored.sentAt !== null && sentAt < stored.sentAt;
}
