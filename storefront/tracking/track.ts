import type { TrackingEvent, TrackingEventName, TrackingEvents } from './events.ts';

type Subscriber = (event: TrackingEvent) => void;

/** Events buffered for late subscribers, which wait for consent or a chunk. */
const maxBuffered = 200;
/** Name of the DOM event on `window`. */
export const TRACKING_EVENT = 'kvarto-event';
const buffer: TrackingEvent[] = [];
const subscribers = new Set<Subscriber>();

/** Publishes an event. The data is copied, so that later changes do not affect subscribers. */
export function track<Name extends TrackingEventName>(name: Name, data: TrackingEvents[Name]): void {
  const event = { name, data: structuredClone(data) } as TrackingEvent;
  buffer.push(event);
  if (buffer.length > maxBuffered) buffer.shift();
  for (const subscriber of subscribers) callSafely(subscriber, event);
  // For scripts of the merchant, and for journeys.
  globalThis.dispatchEvent?.(new CustomEvent(TRACKING_EVENT, { detail: event }));
}

/** Receives buffered and all later events. Returns a function that unsubscribes. */
export function subscribe(subscriber: Subscriber): () => void {
  for (const event of buffer) callSafely(subscriber, event);
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
}

/** A failing subscriber must not break the code that publishes the event. */
function callSafely(subscriber: Subscriber, event: TrackingEvent): void {
  try {
    subscriber(event);
  } catch (error) {
    reportError(error);
  }
}
