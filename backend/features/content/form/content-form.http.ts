import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Catalogue } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { limitRequest } from '#backend/features/rate-limit/limit-requests.ts';
import type { RateLimiter } from '#backend/features/rate-limit/rate-limiter.ts';
import { type HttpRequest, type HttpResponse, jsonResponse, noStore } from '#backend/http/http-message.ts';
import { readJson } from '#backend/http/read-json.ts';
import { RejectedRequestError } from '#backend/http/rejected-request-error.ts';
import { enqueueMail } from '#backend/mail/enqueue-mail.ts';
import { FORM_HONEYPOT } from '#contract/content/content-form.ts';
import type { ContentCache } from '../cache/content-cache.ts';
import { parseForm } from './parse-form.ts';

const maxBodyBytes = 64 * 1024;

/** The same message is sent once in a period of this length, for example after a double click. */
const periodMs = 10 * 60 * 1000;

const requestSchema = v.object({
  languageId: v.optional(v.string()),
  answers: v.record(v.string(), v.pipe(v.string(), v.maxLength(20_000))),
});

interface FormService {
  db: Database;
  content: ContentCache;
  catalogue: () => Catalogue;
  limiter: RateLimiter;
}

/** Mails the answers to a form widget. The recipient comes from the page, never from the request. */
export async function handleContentForm(
  formId: string,
  request: HttpRequest,
  service: FormService,
): Promise<HttpResponse> {
  const input = await readJson(request, requestSchema, maxBodyBytes);
  const found = findForm(service.content, formId, input.languageId);
  if (!found) throw new RejectedRequestError(404, 'BAD_INPUT', 'There is no such form.');
  const { id, languageId, form } = found;
  if (input.answers[FORM_HONEYPOT]) return sentResponse;
  const parsed = parseForm(form, input.answers);
  if ('invalidFields' in parsed) return invalidFieldsResponse(parsed.invalidFields);
  await limitRequest(service.limiter, 'content-form', request);
  await limitRequest(service.limiter, 'content-form-of-page', { subject: id });
  const [channel] = service.catalogue().channels;
  if (!channel) throw new Error('The shop has no channel.');
  await enqueueMail(service.db, {
    kind: 'content-form',
    to: form.sendFormToEmail,
    channelId: channel.id,
    marketId: channel.defaultMarketId,
    languageId,
    dedupeKey: `content-form:${messageHash(id, parsed.answers)}`,
    payload: { title: form.title || id, answers: parsed.answers },
    shopUrl: null,
  });
  return sentResponse;
}

const sentResponse = jsonResponse({ isSent: true }, noStore);

function findForm(content: ContentCache, id: string, languageId: string | undefined) {
  const inLanguage = content.current().widgets.get(id)?.inLanguage;
  const language = languageId && inLanguage?.has(languageId) ? languageId : inLanguage?.keys().next().value;
  const form = inLanguage?.get(language ?? '')?.form;
  return form && language ? { id, languageId: language, form } : undefined;
}

function invalidFieldsResponse(fields: string[]): HttpResponse {
  const message = `These answers are invalid: ${fields.join(', ')}.`;
  const errors = [{ message, extensions: { code: 'BAD_INPUT', fields } }];
  return { ...jsonResponse({ errors }, noStore), status: 422 };
}

function messageHash(id: string, answers: unknown): string {
  const text = JSON.stringify([id, answers, Math.floor(Date.now() / periodMs)]);
  return createHash('sha256').update(text).digest('hex');
}
