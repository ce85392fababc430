import * as v from 'valibot';
import { VIEWPORT_CLASSES, type ViewportClass } from '#storefront/config/viewport-classes.ts';
import { VITAL_NAMES, type VitalName } from '#storefront/config/vitals.ts';
import { SCREENS } from '#storefront/routing/paths.ts';

/** One measurement. It says of what kind the page and the window were, and nothing of whose. */
export interface Vital {
  metric: VitalName;
  /** Milliseconds; of CLS the score. */
  value: number;
  screen: string;
  viewport: ViewportClass;
}

const mostBytes = 1024;
/** Ten minutes: beyond it somebody makes things up. */
const mostValue = 600_000;

const body = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({
    screen: v.picklist(SCREENS as [string, ...string[]]),
    viewport: v.picklist(VIEWPORT_CLASSES),
    vitals: v.pipe(
      v.array(
        v.strictObject({
          metric: v.picklist(VITAL_NAMES),
          value: v.pipe(v.number(), v.minValue(0), v.maxValue(mostValue)),
        }),
      ),
      v.minLength(1),
      v.maxLength(VITAL_NAMES.length),
    ),
  }),
);

const minuteMs = 60_000;
/** Bodies from one address in a minute: one a page is usual. */
const mostAMinute = 60;

/** Takes what pages tell of themselves; `take` answers the status. */
export function createVitals(
  tell: (vital: Vital) => void = () => undefined,
  now: () => number = Date.now,
): { take(given: Buffer, address: string): number } {
  let minute = 0;
  let taken = new Map<string, number>();
  return {
    take(given, address) {
      const current = Math.floor(now() / minuteMs);
      if (current !== minute) {
        minute = current;
        taken = new Map();
      }
      const count = (taken.get(address) ?? 0) + 1;
      taken.set(address, count);
      if (count > mostAMinute) return 429;
      if (given.byteLength > mostBytes) return 413;
      const read = v.safeParse(body, given.toString('utf8'));
      if (!read.success) return 400;
      const { screen, viewport, vitals } = read.output;
      for (const { metric, value } of vitals) tell({ metric, value: rounded(value), screen, viewport });
      return 204;
    },
  };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
