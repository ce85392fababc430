import type { Logger } from 'pino';
import type { Database } from '#backend/database/connection.ts';
import { refusal } from '#backend/graphql/api-key.ts';
import { readBody } from '#backend/graphql/plain-http.ts';
import { recordEvent } from './payment-event.queries.ts';
import { ForgedEvent, type PaymentProvider } from './payment-provider.ts';

const mostBytes = 64 * 1024;

export interface EventServices {
  db: Database;
  log: Logger;
  providers: ReadonlyMap<string, PaymentProvider>;
}

/**
 * `POST /payments/{provider}/events`: what a provider tells by itself. It is checked, kept and answered; what follows from it
 * is done afterwards, by `handleDueEvents`.
 */
export async function receiveEvent(
  request: Request,
  { db, log, providers }: EventServices,
): Promise<Response> {
  const [, key = ''] = /^\/payments\/([\w-]+)\/events$/.exec(new URL(request.url).pathname) ?? [];
  const provider = providers.get(key);
  if (!provider) return refusal(404, 'BAD_INPUT', 'The shop has no payment provider of that name.');
  if (request.method !== 'POST') return refusal(405, 'BAD_INPUT', 'Send events with POST.');
  const body = await readBody(request, mostBytes);
  if (!body) return refusal(413, 'LIMIT_EXCEEDED', 'The body is too large.');
  try {
    const event = await provider.readEvent(body, request.headers);
    if (event) {
      const isNew = await recordEvent(db, key, event, JSON.parse(body.toString('utf8')));
      log.info({ provider: key, eventId: event.eventId, isNew }, 'payment event');
    }
    return Response.json({ received: true });
  } catch (error) {
    if (!(error instanceof ForgedEvent)) throw error;
    log.warn({ provider: key, reason: error.message }, 'forged payment event');
    return refusal(400, 'BAD_INPUT', 'This is no event of the provider.');
  }
}
