import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Catalogue } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { networkOf } from '#backend/features/rate-limit/network-of.ts';
import type { RateLimit, RateLimiter } from '#backend/features/rate-limit/rate-limiter.ts';
import { errorResponse, type HttpRequest, type HttpResponse } from '#backend/http/http-message.ts';
import { enqueueMail } from '#backend/mail/enqueue-mail.ts';
import { FORM_TRAP } from '#contract/content-form.ts';
import type { ContentCache } from '../cache/content-cache.ts';
import { parseForm } from './parse-form.ts';

const maxBodyBytes = 64 * 1024;
const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };

/** A network may be a whole school. */
const perNetwork: RateLimit = { limit: 10, windowSeconds: 10 * 60 };
/** A person has to read the mails. */
const perForm: RateLimit = { limit: 100, windowSeconds: 50 * 60 };
/** The same message within this time is sent once, for example after a double click. */
const sameMessageMs = 10 * 60 * 1000;

const requestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    languageId: v.optional(v.string()),
    answers: v.record(v.string(), v.pipe(v.string(), v.maxLength(20_000))),
  }),
);

interface FormService {
  db: Database;
  content: ContentCache;
  catalogue: () => Catalogue;
  limiter: RateLimiter;
}

/** See `contract/content-form.ts`. The recipient comes from the page, never from the request. */
export async function handleContentForm(
  formId: string,
  request: HttpRequest,
  service: FormService,
): Promise<HttpResponse> {
  const input = v.safeParse(requestSchema, await request.text(maxBodyBytes));
  if (!input.success) return errorResponse(400, 'BAD_INPUT', 'The body is not a valid form.', headers);
  const found = findForm(service.content, formId, input.output.languageId);
  if (!found) return errorResponse(404, 'BAD_INPUT', 'There is no such form.', headers);
  const { id, languageId, form } = found;
  if (input.output.answers[FORM_TRAP]) return sentResponse;
  const parsed = parseForm(form, input.output.answers);
  if ('invalidFields' in parsed) return invalidFieldsResponse(parsed.invalidFields);
  const waitSeconds =
    (await service.limiter.take(`form from ${networkOf(request.address ?? 'unknown')}`, perNetwork)) ||
    (await service.limiter.take(`form ${id}`, perForm));
  if (waitSeconds > 0)
    return errorResponse(429, 'LIMIT_EXCEEDED', 'Too many messages. Wait a while and try again.', {
      ...headers,
      'retry-after': String(waitSeconds),
    });
  const [channel] = service.catalogue().channels;
  if (!channel) throw new Error('The shop has no channel.');
  await enqueueMail(service.db, {
    kind: 'content-form',
    to: form.sendFormToEmail,
    channelId: channel.id,
    marketId: channel.defaultMarketId,
    languageId,
    dedupeKey: `content-form:${messageId(id, parsed.answers)}`,
    payload: { title: form.title || id, answers: parsed.answers },
  });
  return sentResponse;
}

const sentResponse: HttpResponse = { status: 200, headers, body: '{"isSent":true}' };

function findForm(content: ContentCache, id: string, languageId: string | undefined) {
  const inLanguage = content.current().widgets.get(id)?.inLanguage;
  const language = languageId && inLanguage?.has(languageId) ? languageId : inLanguage?.keys().next().value;
  const form = inLanguage?.get(language ?? '')?.form;
  return form && language ? { id, languageId: language, form } : undefined;
}

function invalidFieldsResponse(fields: string[]): HttpResponse {
  const message = `These answers are invalid: ${fields.join(', ')}.`;
  return {
    status: 422,
    headers,
    body: JSON.stringify({ errors: [{ message, extensions: { code: 'BAD_INPUT', fields } }] }),
  };
}

function messageId(id: string, answers: unknown): string {
  const text = JSON.stringify([id, answers, Math.floor(Date.now() / sameMessageMs)]);
  return createHash('sha256').update(text).digest('hex');
}
