import * as v from 'valibot';
import { VIEWPORT_CLASSES, type ViewportClass } from '#storefront/config/viewport-classes.ts';
import { VITAL_NAMES, type VitalName } from '#storefront/config/vitals.ts';
import { SCREENS } from '#storefront/routing/paths.ts';

/** One measurement, without anything that identifies the visitor. */
export interface Vital {
  metric: VitalName;
  /** Milliseconds; for CLS the score. */
  value: number;
  screen: string;
  viewport: ViewportClass;
}

const maxBytes = 1024;
/** Ten minutes; larger values are not plausible. */
const maxValue = 600_000;

const vitalsBody = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({
    screen: v.picklist(SCREENS as [string, ...string[]]),
    viewport: v.picklist(VIEWPORT_CLASSES),
    vitals: v.pipe(
      v.array(
        v.strictObject({
          metric: v.picklist(VITAL_NAMES),
          value: v.pipe(v.number(), v.minValue(0), v.maxValue(maxValue)),
        }),
      ),
      v.minLength(1),
      v.maxLength(VITAL_NAMES.length),
    ),
  }),
);

const minuteMs = 60_000;
/** Per address. Usually a page sends one. */
const maxPerMinute = 60;

/** Validates web vitals and passes them on. Returns the HTTP status. */
export function createVitalsReceiver(
  onVital: (vital: Vital) => void = () => undefined,
  now: () => number = Date.now,
): (body: Buffer, address: string) => number {
  let minute = 0;
  let counts = new Map<string, number>();
  return (body, address) => {
    const currentMinute = Math.floor(now() / minuteMs);
    if (currentMinute !== minute) {
      minute = currentMinute;
      counts = new Map();
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    if (count > maxPerMinute) return 429;
    if (body.byteLength > maxBytes) return 413;
    const parsed = v.safeParse(vitalsBody, body.toString('utf8'));
    if (!parsed.success) return 400;
    const { screen, viewport, vitals } = parsed.output;
    for (const { metric, value } of vitals) onVital({ metric, value: round(value), screen, viewport });
    return 204;
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
