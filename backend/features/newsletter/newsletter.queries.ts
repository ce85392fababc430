import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { NewsletterSubscription } from '#backend/database/tables.generated.ts';

type Subscription = Selectable<NewsletterSubscription>;

export interface SubscriptionWish {
  email: string;
  channel_id: string;
  market_id: string;
  language_id: string;
  tags: string[];
}

/** The subscription of an address, which is held until the transaction ends, and whether it was only just begun. */
export async function holdSubscription(
  db: Database,
  wish: SubscriptionWish,
): Promise<{ subscription: Subscription; isNew: boolean; isJustAsked: boolean }> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('newsletter_subscription')
    .values(wish)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  const { is_just_asked, ...subscription } = await db
    .selectFrom('newsletter_subscription')
    .selectAll()
    .select(sql<boolean>`requested_at > now() - interval '1 minute'`.as('is_just_asked'))
    .where('email', '=', wish.email)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { subscription, isNew: numInsertedOrUpdatedRows === 1n, isJustAsked: is_just_asked };
}

export async function awaitConfirmation(
  db: Database,
  { email, ...wish }: SubscriptionWish,
  key: { confirm_key_hash: string; confirm_until: Date },
): Promise<void> {
  await db
    .updateTable('newsletter_subscription')
    .set({ ...wish, ...key, requested_at: sql`now()` })
    .where('email', '=', email)
    .execute();
}

/** Whether a mailed key has shown that the account of an address is its owner's: anybody can make one with any address. */
function isAddressProved(email: string): RawBuilder<boolean> {
  return sql`exists (select from customer where customer.email = ${email} and email_proved_at is not null)`;
}

/** Whether the account of an address asked for its newsletter, rather than anybody who typed the address. */
const isAskedInAccount = sql<boolean>`'account' = any(newsletter_subscription.tags)`;

/** Whose key it is, while it is good; held until the transaction ends. */
export async function findByConfirmKey(db: Database, keyHash: string): Promise<Subscription | undefined> {
  return db
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where('confirm_key_hash', '=', keyHash)
    .where('confirm_until', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();
}

export async function confirmSubscription(db: Database, email: string): Promise<void> {
  await db
    .updateTable('newsletter_subscription')
    .set({
      // The first click is the proof, unless it was ended since.
      confirmed_at: sql`case when ended_at is null then coalesce(confirmed_at, now()) else now() end`,
      ended_at: null,
    })
    .where('email', '=', email)
    .execute();
  await noteInAccount(db, email, true);
  await proveAddress(db, email);
}

/** By a link that the account itself asked for: another only proves that somebody reads the mails. */
async function proveAddress(db: Database, email: string): Promise<void> {
  await db
    .updateTable('customer')
    .from('newsletter_subscription')
    .set({ email_proved_at: sql`coalesce(email_proved_at, now())` })
    .where('customer.email', '=', email)
    .where('newsletter_subscription.email', '=', email)
    .where(isAskedInAccount)
    .whereRef('newsletter_subscription.requested_at', '>=', 'customer.created_at')
    .execute();
}

/** Whether there is such a subscription. A link that confirms it is worth nothing afterwards. */
export async function endSubscription(db: Database, unsubscribeKey: string): Promise<boolean> {
  const ended = await db
    .updateTable('newsletter_subscription')
    .set({ ended_at: sql`coalesce(ended_at, now())`, confirm_key_hash: null })
    .where('unsubscribe_key', '=', unsubscribeKey)
    .returning('email')
    .executeTakeFirst();
  if (ended) await noteInAccount(db, ended.email, false);
  return ended !== undefined;
}

/**
 * Ends what the account of an address has asked for, or whatever there is where the address is proved to be the customer's.
 * Who has none and is waiting for one wants it no more either.
 */
export async function endSubscriptionOf(db: Database, email: string): Promise<void> {
  await db
    .updateTable('newsletter_subscription')
    .set({ ended_at: sql`coalesce(ended_at, now())`, confirm_key_hash: null })
    .where('email', '=', email)
    .where(({ or }) => or([isAskedInAccount, isAddressProved(email)]))
    .execute();
}

/** Of a customer who leaves. What was confirmed for an address that is not proved to be theirs is another's. */
export async function forgetSubscriptionOf(db: Database, email: string): Promise<void> {
  await db
    .deleteFrom('newsletter_subscription')
    .where('email', '=', email)
    .where(({ and, or, eb }) =>
      or([isAddressProved(email), and([isAskedInAccount, eb('confirmed_at', 'is', null)])]),
    )
    .execute();
}

export async function hasNewsletter(db: Database, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_subscription')
    .select('email')
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** An account of the same address shows what is true. */
async function noteInAccount(db: Database, email: string, newsletter: boolean): Promise<void> {
  await db.updateTable('customer').set({ newsletter }).where('email', '=', email).execute();
}
