import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { NewsletterSubscription } from '#backend/database/tables.generated.ts';

const subscriptionColumns = [
  'email',
  'channel_id',
  'market_id',
  'language_id',
  'confirmed_at',
  'ended_at',
  'confirm_key_hash',
  'unsubscribe_key',
] as const;

type Subscription = Pick<Selectable<NewsletterSubscription>, (typeof subscriptionColumns)[number]>;

export interface SubscriptionRequest {
  email: string;
  channel_id: string;
  market_id: string;
  language_id: string;
  /** Where the visitor subscribed, such as `account`. */
  tags: string[];
}

/**
 * Inserts the subscription if the address has none, and locks it until the transaction ends. `isJustRequested`: the last request
 * was less than a minute ago.
 */
export async function lockSubscription(
  db: Database,
  request: SubscriptionRequest,
): Promise<{ subscription: Subscription; isNew: boolean; isJustRequested: boolean }> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('newsletter_subscription')
    .values(request)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  const { is_just_requested, ...subscription } = await db
    .selectFrom('newsletter_subscription')
    .select(subscriptionColumns)
    .select(sql<boolean>`requested_at > now() - interval '1 minute'`.as('is_just_requested'))
    .where('email', '=', request.email)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { subscription, isNew: numInsertedOrUpdatedRows === 1n, isJustRequested: is_just_requested };
}

/** Stores a new request of an existing subscription, with the hash of the key in its confirmation mail. */
export async function storeConfirmKey(
  db: Database,
  { email, ...request }: SubscriptionRequest,
  key: { confirm_key_hash: string; confirm_until: Date },
): Promise<void> {
  await db
    .updateTable('newsletter_subscription')
    .set({ ...request, ...key, requested_at: sql`now()` })
    .where('email', '=', email)
    .execute();
}

/** Whether the account of the address has used a mailed key. An account can be registered with another person's address. */
function isEmailVerified(email: string): RawBuilder<boolean> {
  return sql`exists (select from customer where customer.email = ${email} and email_proved_at is not null)`;
}

/** Whether the account requested the subscription, rather than a visitor who typed the address. */
const isRequestedInAccount = sql<boolean>`'account' = any(newsletter_subscription.tags)`;

/** Finds the subscription of a key that has not expired, and locks it until the transaction ends. */
export async function findByConfirmKey(db: Database, keyHash: string): Promise<Subscription | undefined> {
  return db
    .selectFrom('newsletter_subscription')
    .select(subscriptionColumns)
    .where('confirm_key_hash', '=', keyHash)
    .where('confirm_until', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();
}

export async function confirmSubscription(db: Database, email: string): Promise<void> {
  await db
    .updateTable('newsletter_subscription')
    .set({
      // The first confirmation is stored as evidence of consent, unless the subscription has ended since.
      confirmed_at: sql`case when ended_at is null then coalesce(confirmed_at, now()) else now() end`,
      ended_at: null,
    })
    .where('email', '=', email)
    .execute();
  await setNewsletterOfAccount(db, email, { isSubscribed: true });
  await verifyEmail(db, email);
}

/**
 * A confirmation link verifies the account's address only if the account requested it. Other links only prove that the
 * owner of the mailbox, who may be another person, reads the mails.
 */
async function verifyEmail(db: Database, email: string): Promise<void> {
  await db
    .updateTable('customer')
    .from('newsletter_subscription')
    .set({ email_proved_at: sql`coalesce(email_proved_at, now())` })
    .where('customer.email', '=', email)
    .where('newsletter_subscription.email', '=', email)
    .where(isRequestedInAccount)
    .whereRef('newsletter_subscription.requested_at', '>=', 'customer.created_at')
    .execute();
}

/** Ends the subscription and makes its confirmation link invalid. False if there is no such subscription. */
export async function endSubscriptionByKey(db: Database, unsubscribeKey: string): Promise<boolean> {
  const ended = await db
    .updateTable('newsletter_subscription')
    .set({ ended_at: sql`coalesce(ended_at, now())`, confirm_key_hash: null })
    .where('unsubscribe_key', '=', unsubscribeKey)
    .returning('email')
    .executeTakeFirst();
  if (ended) await setNewsletterOfAccount(db, ended.email, { isSubscribed: false });
  return ended !== undefined;
}

/**
 * Ends a subscription that the account requested, or any subscription when the account's address is verified. A pending
 * confirmation becomes invalid too.
 */
export async function endSubscriptionByEmail(db: Database, email: string): Promise<void> {
  await db
    .updateTable('newsletter_subscription')
    .set({ ended_at: sql`coalesce(ended_at, now())`, confirm_key_hash: null })
    .where('email', '=', email)
    .where(({ or }) => or([isRequestedInAccount, isEmailVerified(email)]))
    .execute();
}

/**
 * Deletes the subscription of a deleted customer. A confirmed subscription of an address that is not verified stays, because
 * it may be another person's.
 */
export async function deleteSubscription(db: Database, email: string): Promise<void> {
  await db
    .deleteFrom('newsletter_subscription')
    .where('email', '=', email)
    .where(({ and, or, eb }) =>
      or([isEmailVerified(email), and([isRequestedInAccount, eb('confirmed_at', 'is', null)])]),
    )
    .execute();
}

/** Whether the address has a confirmed subscription that has not ended. */
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

/** Copies the state to the account with this address. */
async function setNewsletterOfAccount(
  db: Database,
  email: string,
  { isSubscribed }: { isSubscribed: boolean },
): Promise<void> {
  await db.updateTable('customer').set({ newsletter: isSubscribed }).where('email', '=', email).execute();
}
