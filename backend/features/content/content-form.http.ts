import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Catalogue } from '#backend/catalogue-index/catalogue.ts';
import type { Database } from '#backend/database/connection.ts';
import { networkOf } from '#backend/features/rate-limit/network-of.ts';
import type { RateLimit, RateLimiter } from '#backend/features/rate-limit/rate-limiter.ts';
import { type PlainAnswer, type PlainRequest, refuse } from '#backend/graphql/plain-http.ts';
import { enqueueMail } from '#backend/mail/enqueue-mail.ts';
import { CONTENT_FORM_PATH, FORM_TRAP } from '#contract/content-form.ts';
import type { ContentKeeper } from './content-keeper.ts';
import { readForm } from './read-form.ts';

const mostBytes = 64 * 1024;
const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };

/** Of one network, behind which there may be a school. */
const perNetwork: RateLimit = { burst: 10, secondsEach: 60 };
/** Whoever reads the mails is a person. */
const perForm: RateLimit = { burst: 100, secondsEach: 30 };
/** Two clicks are one message. */
const sameMessageMs = 10 * 60 * 1000;

const requestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    languageId: v.optional(v.string()),
    answers: v.record(v.string(), v.pipe(v.string(), v.maxLength(20_000))),
  }),
);

export interface FormService {
  db: Database;
  keeper: ContentKeeper;
  catalogue: () => Catalogue;
  apiKeys: ReadonlySet<string>;
  limiter: RateLimiter;
}

/** As `contract/content-form.ts` has it. To whom it goes stands in the page, never in what is sent. */
export async function answerContentForm(
  path: string,
  request: PlainRequest,
  service: FormService,
  address: string,
): Promise<PlainAnswer> {
  if (request.method !== 'POST') return refuse(405, 'BAD_INPUT', 'Send a form with POST.', headers);
  if (!service.apiKeys.has(request.header('x-apikey') ?? ''))
    return refuse(401, 'UNKNOWN_API_KEY', 'Send the API key of this shop in the header X-ApiKey.', headers);
  const asked = v.safeParse(requestSchema, await request.text(mostBytes));
  if (!asked.success) return refuse(400, 'BAD_INPUT', 'The body is no form.', headers);
  const found = findForm(service.keeper, path.slice(CONTENT_FORM_PATH.length), asked.output.languageId);
  if (!found) return refuse(404, 'BAD_INPUT', 'There is no such form.', headers);
  const { id, languageId, form } = found;
  if (asked.output.answers[FORM_TRAP]) return sent;
  const read = readForm(form, asked.output.answers);
  if ('faults' in read) return refuseAnswers(read.faults);
  const wait =
    (await service.limiter.take(`form from ${networkOf(address)}`, perNetwork)) ||
    (await service.limiter.take(`form ${id}`, perForm));
  if (wait > 0)
    return refuse(429, 'LIMIT_EXCEEDED', 'Too many messages. Wait a while and try again.', {
      ...headers,
      'retry-after': String(wait),
    });
  const [channel] = service.catalogue().channels;
  if (!channel) throw new Error('The shop has no channel.');
  await enqueueMail(service.db, {
    ...{ kind: 'content-form', to: form.sendFormToEmail, languageId },
    ...{ channelId: channel.id, marketId: channel.defaultMarketId },
    dedupeKey: `content-form:${messageId(id, read.answers)}`,
    payload: { title: form.title || id, answers: read.answers },
  });
  return sent;
}

const sent: PlainAnswer = { status: 200, headers, body: '{"isSent":true}' };

function findForm(keeper: ContentKeeper, id: string, languageId: string | undefined) {
  const inLanguage = keeper.current().widgets.get(id)?.inLanguage;
  const language = languageId && inLanguage?.has(languageId) ? languageId : inLanguage?.keys().next().value;
  const form = inLanguage?.get(language ?? '')?.form;
  return form && language ? { id, languageId: language, form } : undefined;
}

function refuseAnswers(fields: string[]): PlainAnswer {
  const message = `These answers do not fit: ${fields.join(', ')}.`;
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
