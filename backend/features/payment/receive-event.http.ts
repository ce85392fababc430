import type { Logger } from 'pino';
import type { Database } from '#backend/database/connection.ts';
import {
  errorResponse,
  type HttpRequest,
  type HttpResponse,
  jsonResponse,
} from '#backend/http/http-message.ts';
import { recordEvent } from './payment-event.queries.ts';
import { InvalidEventError, type PaymentProvider } from './payment-provider.ts';

const maxBodyBytes = 64 * 1024;

interface EventServices {
  db: Database;
  log: Logger;
  providers: ReadonlyMap<string, PaymentProvider>;
}

/** `POST /payments/{provider}/events`: verifies and stores a webhook event. `handleDueEvents` handles it later. */
export async function receiveEvent(
  key: string,
  request: HttpRequest,
  { db, log, providers }: EventServices,
): Promise<HttpResponse> {
  const provider = providers.get(key);
  if (!provider) return errorResponse(404, 'BAD_INPUT', 'Unknown payment provider.');
  const body = await request.bytes(maxBodyBytes);
  if (!body) return errorResponse(413, 'LIMIT_EXCEEDED', 'The body is too large.');
  try {
    const event = await provider.readEvent(body, { get: (name) => request.header(name) ?? null });
    if (event) {
      const isNew = await recordEvent(db, key, event, JSON.parse(Buffer.from(body).toString('utf8')));
      log.info({ provider: key, eventId: event.eventId, isNew }, 'payment event');
    }
    return jsonResponse({ received: true });
  } catch (error) {
    if (!(error instanceof InvalidEventError)) throw error;
    log.warn({ provider: key, reason: error.message }, 'invalid payment event rejected');
    return errorResponse(400, 'BAD_INPUT', 'The event is not valid.');
  }
}
