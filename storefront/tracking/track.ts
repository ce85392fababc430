import type { TrackingEvent, TrackingEventName, TrackingEvents } from './events.ts';

type Subscriber = (event: TrackingEvent) => void;

/** A subscriber may come late (consent, a chunk): what was raised before waits for it, up to this many. */
const mostKept = 200;
/** By this name the window hears of each event. */
export const TRACKING_EVENT = 'kvarto:event';
const raised: TrackingEvent[] = [];
const subscribers = new Set<Subscriber>();

/** Raises an event. It is copied, so that nobody who hears of it sees it change. */
export function track<Name extends TrackingEventName>(name: Name, data: TrackingEvents[Name]): void {
  const event = { name, data: structuredClone(data) } as TrackingEvent;
  raised.push(event);
  if (raised.length > mostKept) raised.shift();
  for (const tell of subscribers) tellSafely(tell, event);
  // For those beside the shop's own script: what a merchant adds, and journeys that listen.
  globalThis.dispatchEvent?.(new CustomEvent(TRACKING_EVENT, { detail: event }));
}

/** Hears everything from now on, and first what was raised already. Returns how to stop. */
export function subscribe(tell: Subscriber): () => void {
  for (const event of raised) tellSafely(tell, event);
  subscribers.add(tell);
  return () => subscribers.delete(tell);
}

/** Whoever listens must not be able to break what it listens to. */
function tellSafely(tell: Subscriber, event: TrackingEvent): void {
  try {
    tell(event);
  } catch (error) {
    reportError(error);
  }
}
