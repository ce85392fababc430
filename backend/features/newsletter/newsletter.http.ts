import * as v from 'valibot';
import { type HttpRequest, type HttpResponse, jsonResponse, noStore } from '#backend/http/http-message.ts';
import { readJson } from '#backend/http/read-json.ts';
import { confirmNewsletter, endNewsletter, type NewsletterServices } from './follow-newsletter-link.ts';

const actions = { confirm: confirmNewsletter, end: endNewsletter };

const maxKeyLength = 100;
const maxBodyBytes = 1024;
const linkSchema = v.object({ key: v.pipe(v.string(), v.maxLength(maxKeyLength)) });

/** `POST /newsletter/confirm` and `/newsletter/end`, for the links in mails. `isDone` is false when the key is invalid. */
export async function handleNewsletterLink(
  action: keyof typeof actions,
  request: HttpRequest,
  services: NewsletterServices,
): Promise<HttpResponse> {
  const { key } = await readJson(request, linkSchema, maxBodyBytes);
  return jsonResponse({ isDone: await actions[action](services, key) }, noStore);
}
