import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { StaffEvent } from '#contract/shop/shop-settings.ts';

/** An event of which staff are notified by mail. */
export interface StaffNotice {
  /** Unique among the events of its kind. */
  key: string;
  /** The number that commands use. */
  reference: string;
  channelId: string;
  marketId: string;
  /** The customer, or the recipient of a mail. */
  person: string;
  /** Minor units; null for an event without an amount. */
  amount: number | null;
  /** The reason of a failure. */
  detail: string | null;
}

/** Staff are not notified of older events, so that new recipients do not get the history. */
const isRecent = (column: string) => sql`${sql.ref(column)} > now() - interval '1 day'`;

/** Events that the job finds. A withdrawal is mailed together with its receipt. */
export type FoundEvent = Exclude<StaffEvent, 'withdrawal'>;

const sources: Record<FoundEvent, ReturnType<typeof sql>> = {
  order: sql`select order_id::text as key, order_id::text as reference, channel_id, market_id, email as person,
      total_inc_vat as amount, null as detail, placed_at as happened_at
    from shop_order where ${isRecent('placed_at')}`,
  payment: sql`select payment_id::text as key, payment_id::text as reference, draft->>'channelId' as channel_id,
      draft->>'marketId' as market_id, draft->>'email' as person, amount, failure as detail,
      payment.updated_at as happened_at
    from payment where state = 'failed' and ${isRecent('payment.updated_at')}`,
  // Written by `record-provider-changes.ts`.
  dispute: sql`select order_event_id::text as key, order_id::text as reference, channel_id, market_id, email as person,
      null::bigint as amount, note as detail, happened_at
    from order_event join shop_order using (order_id)
    where note like 'dispute %' and ${isRecent('happened_at')}`,
  review: sql`select review_report_id::text as key, product_review_id::text as reference, channel_id, market_id, email as person,
      null::bigint as amount, reason || ': ' || explanation as detail, reported_at as happened_at
    from review_report where decided_at is null and ${isRecent('reported_at')}`,
  mail: sql`select mail_id::text as key, mail_id::text as reference, channel_id, market_id, recipient as person,
      null::bigint as amount, kind || ': ' || coalesce(last_error, '') as detail, abandoned_at as happened_at
    from mail_outbox where kind <> 'staff-notice' and ${isRecent('abandoned_at')}`,
};

/**
 * The recent events of these channels that no mail has reported yet, oldest first. The dedupe key is that of `dedupeKeyOf`
 * for the first recipient.
 */
export async function listNewNotices(
  db: Database,
  event: FoundEvent,
  { channelIds, limit }: { channelIds: readonly string[]; limit: number },
): Promise<StaffNotice[]> {
  const { rows } = await sql<StaffNotice>`
    select key, reference, channel_id as "channelId", market_id as "marketId", person, amount, detail
    from (${sources[event]}) event
    where not exists (select from mail_outbox where dedupe_key = 'staff:' || ${event} || ':' || event.key || ':0')
      and channel_id = any (${channelIds})
    order by happened_at, length(key), key limit ${limit}`.execute(db);
  return rows;
}
