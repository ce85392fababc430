import { sql } from 'kysely';
import { bulkRows } from '#backend/database/bulk-rows.ts';
import type { Database } from '#backend/database/connection.ts';
import type { PublishingFacts } from './publishing-detail.ts';

/** The last version of an ONIX record, as the shop stores it. */
export interface StoredRecord {
  reference: string;
  productKey: string;
  sentAt: Date | null;
  messageNumber: number | null;
  isDeleted: boolean;
  facts: PublishingFacts;
}

/** The last versions of records of a sender, by reference. */
export async function loadRecords(
  db: Database,
  sender: string,
  references: string[],
): Promise<Map<string, StoredRecord>> {
  const { rows } = await sql<StoredRecord>`
    select record_reference as reference, product_key as "productKey", sent_at as "sentAt",
           message_number as "messageNumber", is_deleted as "isDeleted", publishing_facts as facts
    from onix_record where sender = ${sender} and record_reference = any(${references}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.reference, row]));
}

/** Stores records as the last versions of their references. */
export async function saveRecords(db: Database, sender: string, records: StoredRecord[]): Promise<void> {
  if (records.length === 0) return;
  const columns = {
    reference: 'text',
    key: 'text',
    sent: 'text',
    number: 'integer',
    deleted: 'boolean',
    facts: 'text',
  } as const;
  const rows = records.map(({ reference, productKey, sentAt, messageNumber, isDeleted, facts }) => ({
    reference,
    key: productKey,
    sent: sentAt?.toISOString() ?? null,
    number: messageNumber,
    deleted: isDeleted,
    facts: JSON.stringify(facts),
  }));
  await sql`insert into onix_record as stored (sender, record_reference, product_key, sent_at, message_number, is_deleted,
      publishing_facts)
    select ${sender}::text, reference, key, sent::timestamptz, number, deleted, facts::jsonb
    from ${bulkRows(columns, rows)}
    on conflict (sender, record_reference) do update
      set product_key = excluded.product_key, sent_at = excluded.sent_at, message_number = excluded.message_number,
        is_deleted = excluded.is_deleted, publishing_facts = excluded.publishing_facts
      where (stored.product_key, stored.sent_at, stored.message_number, stored.is_deleted, stored.publishing_facts)
        is distinct from (excluded.product_key, excluded.sent_at, excluded.message_number, excluded.is_deleted,
          excluded.publishing_facts)`.execute(db);
}
