import * as v from 'valibot';
import type { Database } from '#backend/database/connection.ts';
import {
  errorResponse,
  type HttpRequest,
  type HttpResponse,
  jsonResponse,
} from '#backend/http/http-message.ts';
import { confirmNewsletter, endNewsletter } from './follow-newsletter-link.ts';

const actions = { confirm: confirmNewsletter, end: endNewsletter };

const maxKeyLength = 100;
const maxBodyBytes = 1024;
const bodySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ key: v.pipe(v.string(), v.maxLength(maxKeyLength)) }),
);

/** `POST /newsletter/confirm` and `/newsletter/end`, for the links in mails. `isDone` is false when the key is invalid. */
export async function handleNewsletterLink(
  action: keyof typeof actions,
  request: HttpRequest,
  db: Database,
): Promise<HttpResponse> {
  const input = v.safeParse(bodySchema, await request.text(maxBodyBytes));
  if (!input.success) return errorResponse(400, 'BAD_INPUT', 'Send the key of the mail as JSON.');
  const isDone = await actions[action](db, input.output.key);
  return jsonResponse({ isDone }, { 'cache-control': 'no-store' });
}
