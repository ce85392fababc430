import * as v from 'valibot';
import type { Database } from '#backend/database/connection.ts';
import { networkOf } from '#backend/features/rate-limit/network-of.ts';
import type { RateLimit, RateLimiter } from '#backend/features/rate-limit/rate-limiter.ts';
import { type PlainAnswer, type PlainRequest, refuse } from '#backend/graphql/plain-http.ts';
import { recordConsent } from './consent.queries.ts';

const mostBytes = 1024;
const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };

/** Of one network, behind which there may be a school: each row stays for years. */
const perNetwork: RateLimit = { burst: 60, secondsEach: 20 };

const consentSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: v.pipe(v.string(), v.uuid()),
    version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
    allowed: v.pipe(v.array(v.picklist(['statistics', 'marketing'])), v.maxLength(2)),
  }),
);

export interface ConsentService {
  db: Database;
  apiKeys: ReadonlySet<string>;
  limiter: RateLimiter;
}

/** `POST /consents`: what a visitor allowed, which the contract has no operation for. The moment is this clock's. */
export async function answerConsent(
  request: PlainRequest,
  { db, apiKeys, limiter }: ConsentService,
  address: string,
): Promise<PlainAnswer> {
  if (request.method !== 'POST') return refuse(405, 'BAD_INPUT', 'Send a consent with POST.', headers);
  if (!apiKeys.has(request.header('x-apikey') ?? ''))
    return refuse(401, 'UNKNOWN_API_KEY', 'Send the API key of this shop in the header X-ApiKey.', headers);
  const given = v.safeParse(consentSchema, await request.text(mostBytes));
  if (!given.success) return refuse(400, 'BAD_INPUT', 'The body is no consent.', headers);
  const wait = await limiter.take(`consent from ${networkOf(address)}`, perNetwork);
  if (wait > 0)
    return refuse(429, 'LIMIT_EXCEEDED', 'Too many attempts. Wait a while and try again.', {
      ...headers,
      'retry-after': String(wait),
    });
  await recordConsent(db, given.output);
  return { status: 200, headers, body: '{"isRecorded":true}' };
}
