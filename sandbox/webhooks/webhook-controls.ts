import * as v from 'valibot';
import { parseInput } from '../http/parse-input.ts';
import type { Ledger } from '../ledger/ledger.ts';

const controlsSchema = v.object({
  /** `hold` stores events until they are sent manually; `drop` discards them. */
  mode: v.optional(v.picklist(['send', 'hold', 'drop']), 'send'),
  /** How often each event is sent. */
  copies: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)), 1),
  delaySeconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(3600)), 0),
});

/** Settings that make the delivery of events unreliable, for tests and developers. */
export type WebhookControls = v.InferOutput<typeof controlsSchema>;

export function readControls(ledger: Ledger): WebhookControls {
  const row = ledger.first<{ value: string }>(`select value from control where name = 'webhooks'`);
  return v.parse(controlsSchema, row ? JSON.parse(row.value) : {});
}

export function writeControls(ledger: Ledger, input: unknown): WebhookControls {
  const controls = parseInput(controlsSchema, input);
  ledger.run(
    `insert into control (name, value) values ('webhooks', ?) on conflict (name) do update set value = excluded.value`,
    JSON.stringify(controls),
  );
  return controls;
}
