import * as v from 'valibot';
import type { Ledger } from './ledger.ts';
import { Refusal } from './refusal.ts';

const controlsSchema = v.object({
  /** `hold` keeps events until they are sent by hand, `drop` loses them. */
  mode: v.optional(v.picklist(['send', 'hold', 'drop']), 'send'),
  /** How often each is sent. */
  copies: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)), 1),
  delaySeconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(3600)), 0),
});

/** How badly the sandbox tells of events, for tests and developers. */
export type Controls = v.InferOutput<typeof controlsSchema>;

export function readControls(ledger: Ledger): Controls {
  const kept = ledger.first<{ value: string }>(`select value from control where name = 'webhooks'`);
  return v.parse(controlsSchema, kept ? JSON.parse(kept.value) : {});
}

export function writeControls(ledger: Ledger, given: unknown): Controls {
  const result = v.safeParse(controlsSchema, given);
  if (!result.success)
    throw new Refusal(422, 'invalid-request', result.issues.map(({ message }) => message).join(' '));
  ledger.run(
    `insert into control (name, value) values ('webhooks', ?) on conflict (name) do update set value = excluded.value`,
    JSON.stringify(result.output),
  );
  return result.output;
}
