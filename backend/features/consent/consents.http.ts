import * as v from 'valibot';
import type { Database } from '#backend/database/connection.ts';
import { networkOf } from '#backend/features/rate-limit/network-of.ts';
import type { RateLimit, RateLimiter } from '#backend/features/rate-limit/rate-limiter.ts';
import { errorResponse, type HttpRequest, type HttpResponse } from '#backend/http/http-message.ts';
import { recordConsent } from './consent.queries.ts';

const maxBodyBytes = 1024;
const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };

/** A network may be a whole school; each row is stored for years. */
const perNetwork: RateLimit = { limit: 60, windowSeconds: 20 * 60 };

const consentSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: v.pipe(v.string(), v.uuid()),
    version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
    allowed: v.pipe(v.array(v.picklist(['statistics', 'marketing'])), v.maxLength(2)),
  }),
);

interface ConsentService {
  db: Database;
  limiter: RateLimiter;
}

/** `POST /consents`: the cookie choices of a visitor. The time comes from the database, not from the client. */
export async function handleConsent(
  request: HttpRequest,
  { db, limiter }: ConsentService,
): Promise<HttpResponse> {
  const input = v.safeParse(consentSchema, await request.text(maxBodyBytes));
  if (!input.success) return errorResponse(400, 'BAD_INPUT', 'The body is not a valid consent.', headers);
  const waitSeconds = await limiter.take(
    `consent from ${networkOf(request.address ?? 'unknown')}`,
    perNetwork,
  );
  if (waitSeconds > 0)
    return errorResponse(429, 'LIMIT_EXCEEDED', 'Too many attempts. Wait a while and try again.', {
      ...headers,
      'retry-after': String(waitSeconds),
    });
  await recordConsent(db, input.output);
  return { status: 200, headers, body: '{"isRecorded":true}' };
}
