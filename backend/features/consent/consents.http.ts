import * as v from 'valibot';
import type { Database } from '#backend/database/connection.ts';
import { limitRequest } from '#backend/features/rate-limit/limit-requests.ts';
import type { RateLimiter } from '#backend/features/rate-limit/rate-limiter.ts';
import { type HttpRequest, type HttpResponse, jsonResponse, noStore } from '#backend/http/http-message.ts';
import { readJson } from '#backend/http/read-json.ts';
import { OPTIONAL_PURPOSES } from '#contract/consent.ts';
import { recordConsent } from './consent.queries.ts';

const maxBodyBytes = 4 * 1024;

const consentSchema = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  at: v.optional(v.string()),
  allowed: v.pipe(v.array(v.picklist(OPTIONAL_PURPOSES)), v.maxLength(OPTIONAL_PURPOSES.length)),
});

interface ConsentService {
  db: Database;
  limiter: RateLimiter;
}

/** `POST /consents`: the cookie choices of a visitor. The time comes from the database, not from the client. */
export async function handleConsent(
  request: HttpRequest,
  { db, limiter }: ConsentService,
): Promise<HttpResponse> {
  const consent = await readJson(request, consentSchema, maxBodyBytes);
  await limitRequest(limiter, 'consent', request);
  await recordConsent(db, consent);
  return jsonResponse({ isRecorded: true }, noStore);
}
