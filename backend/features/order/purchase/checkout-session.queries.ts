import type { Database } from '#backend/database/connection.ts';
import type { CheckoutUrlsInputType } from '#backend/graphql/schema.generated.ts';

/** The facts of the client's request that later calls of the provider need. */
export interface SessionOrigin {
  channelId: string;
  marketId: string;
  languageId: string;
  client: { name: string; requiresConsents: boolean };
  /** The sign-in of the customer; null for a guest. */
  authSessionId: string | null;
  checkoutUrls: CheckoutUrlsInputType | null;
  embedOrigins: string[];
}

export interface CheckoutSession {
  session_id: string;
  cart_id: string;
  payment_method_id: number;
  provider_key: string;
  reference: string | null;
  iframe_html: string | null;
  /** Keyed hash of the network that opened the session; null: an earlier release or an internal caller opened it. */
  network_hash: string | null;
  origin: SessionOrigin;
}

function sessions(db: Database) {
  return db
    .selectFrom('checkout_session')
    .select(['session_id', 'cart_id', 'payment_method_id', 'provider_key'])
    .select(['reference', 'iframe_html', 'network_hash', 'origin']);
}

/** The session of a cart for this origin. It is created if it does not exist. */
export async function upsertSession(
  db: Database,
  session: Omit<CheckoutSession, 'reference' | 'iframe_html'>,
  originHash: string,
): Promise<CheckoutSession> {
  const { origin, ...columns } = session;
  await db
    .insertInto('checkout_session')
    .values({ ...columns, origin: JSON.stringify(origin), origin_hash: originHash })
    .onConflict((conflict) => conflict.columns(['cart_id', 'origin_hash']).doNothing())
    .execute();
  const row = await sessions(db)
    .where('cart_id', '=', session.cart_id)
    .where('origin_hash', '=', originHash)
    .executeTakeFirstOrThrow();
  return toSession(row);
}

export async function findSession(
  db: Database,
  providerKey: string,
  reference: string,
): Promise<CheckoutSession | undefined> {
  const row = await sessions(db)
    .where('provider_key', '=', providerKey)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row && toSession(row);
}

export async function saveIframe(
  db: Database,
  sessionId: string,
  iframe: { reference: string; iframe_html: string },
): Promise<void> {
  await db.updateTable('checkout_session').set(iframe).where('session_id', '=', sessionId).execute();
}

function toSession<Row extends { origin: unknown }>(row: Row): Row & { origin: SessionOrigin } {
  return { ...row, origin: row.origin as SessionOrigin };
}
