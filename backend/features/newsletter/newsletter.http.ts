import * as v from 'valibot';
import type { Database } from '#backend/database/connection.ts';
import { refusal } from '#backend/graphql/api-key.ts';
import type { PlainRequest } from '#backend/graphql/plain-http.ts';
import { confirmNewsletter, endNewsletter } from './follow-newsletter-link.ts';

const actions = { confirm: confirmNewsletter, end: endNewsletter };

const longestKey = 100;
const mostBytes = 1024;
const body = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ key: v.pipe(v.string(), v.maxLength(longestKey)) }),
);

/**
 * `POST /newsletter/confirm` and `/newsletter/end`: what the links of mails do, which the contract has no operation for.
 * `isDone` is false where the key is not good any more.
 */
export async function answerNewsletter(
  pathname: string,
  request: PlainRequest,
  db: Database,
): Promise<Response> {
  const action = pathname.split('/')[2] ?? '';
  if (!Object.hasOwn(actions, action))
    return refusal(404, 'BAD_INPUT', 'A newsletter can be confirmed and ended.');
  if (request.method !== 'POST') return refusal(405, 'BAD_INPUT', 'Send POST.');
  const given = v.safeParse(body, await request.text(mostBytes));
  if (!given.success) return refusal(400, 'BAD_INPUT', 'Send the key of the mail as JSON.');
  const isDone = await actions[action as keyof typeof actions](db, given.output.key);
  return Response.json({ isDone }, { headers: { 'cache-control': 'no-store' } });
}
