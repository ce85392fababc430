import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { type Answer, json, readJson } from './answer.ts';
import { eventsOf } from './events.ts';
import { existing, type Outcome, settle } from './payments.ts';
import { Refusal } from './refusal.ts';
import type { Sandbox } from './sandbox.ts';
import { requireKey } from './shop-api.ts';
import { readControls, writeControls } from './webhook-controls.ts';

const sendSchema = v.object({
  order: v.optional(v.picklist(['oldest-first', 'newest-first']), 'oldest-first'),
});
const outcomeSchema = v.object({ state: v.picklist(['authorized', 'failed', 'cancelled']) });

/** `/control/…`: how tests and developers make the sandbox behave badly, or stop waiting. */
export async function answerControl(
  sandbox: Sandbox,
  path: string,
  request: IncomingMessage,
): Promise<Answer> {
  requireKey(sandbox, request);
  const { ledger, webhooks } = sandbox;
  const isPost = request.method === 'POST';
  if (path === '/control/webhooks')
    return json(200, isPost ? writeControls(ledger, await readJson(request)) : readControls(ledger));
  if (path === '/control/webhooks/send' && isPost) {
    await webhooks.sendNow(v.parse(sendSchema, await readJson(request)).order);
    return json(200, {});
  }
  const [, eventId] = /^\/control\/events\/([\w-]+)\/send$/.exec(path) ?? [];
  if (eventId && isPost) {
    await webhooks.sendAgain(eventId);
    return json(200, {});
  }
  const [, reference = '', part] = /^\/control\/payments\/([\w-]+)\/(events|settle)$/.exec(path) ?? [];
  if (part === 'events' && !isPost) return json(200, eventsOf(ledger, reference));
  if (part === 'settle' && isPost) {
    const { state } = v.parse(outcomeSchema, await readJson(request));
    const outcome: Outcome = state === 'failed' ? { state, failure: 'declined' } : { state };
    return json(200, {
      state: settle(ledger, existing(ledger, reference).reference, outcome, Date.now()).state,
    });
  }
  throw new Refusal(404, 'unknown-address', 'The control API has nothing here.');
}
