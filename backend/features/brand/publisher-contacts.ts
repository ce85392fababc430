import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { type PublisherRow, selectPublishers, updateContacts } from './publisher-contacts.queries.ts';

export interface PublisherContacts {
  /** Key or name. */
  publisher: string;
  /** Name, postal address and electronic address; empty removes it, undefined leaves it unchanged. */
  manufacturer?: string | undefined;
  responsiblePerson?: string | undefined;
}

/** With `onlyMissing`: only publishers of shipped products that state no manufacturer. */
export async function listPublishers(db: Database, { onlyMissing = false } = {}): Promise<PublisherRow[]> {
  const publishers = await selectPublishers(db);
  return onlyMissing ? publishers.filter(lacksManufacturer) : publishers;
}

/**
 * Sets the contacts of publishers, and returns the keys of the publishers. Products without a manufacturer show the
 * manufacturer of their publisher (Regulation (EU) 2023/988, Art. 19).
 */
export async function setPublisherContacts(
  db: Database,
  entries: readonly PublisherContacts[],
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const publishers = await selectPublishers(trx);
    const keys = entries.map((entry) => {
      const found =
        publishers.find(({ key }) => key === entry.publisher) ?? findByName(publishers, entry.publisher);
      if (!found) throw new ShopError('BAD_INPUT', `There is no publisher ${entry.publisher}.`);
      for (const text of [entry.manufacturer, entry.responsiblePerson]) requireCompleteContact(text);
      return found.key;
    });
    for (const [index, { manufacturer, responsiblePerson: responsible_person }] of entries.entries())
      await updateContacts(trx, keys[index] ?? '', { manufacturer, responsible_person });
    return keys;
  });
}

function lacksManufacturer({ manufacturer, withoutManufacturer }: PublisherRow): boolean {
  return manufacturer === '' && withoutManufacturer > 0;
}

function findByName(publishers: readonly PublisherRow[], name: string): PublisherRow | undefined {
  return publishers.find((publisher) => publisher.name.toLowerCase() === name.toLowerCase());
}

const maxContactLength = 500;

function requireCompleteContact(text: string | undefined): void {
  if (!text) return;
  // The electronic address is an e-mail or a web address.
  if (text.split(',').length < 3 || !/@|https?:|www\./.test(text) || text.length > maxContactLength)
    throw new ShopError(
      'BAD_INPUT',
      `"${text}" is not complete: name, postal address and e-mail or web address, separated by commas.`,
    );
}
